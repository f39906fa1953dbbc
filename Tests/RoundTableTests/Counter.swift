import RoundTable
import VignolaCore

/// A module that has every part and every message, and writes down what each part hears.
enum Counter: RTModule {
  static let name: StaticString = "Counter"
  final class State {
    var count = 0
  }
  enum ViewIntent: Equatable { case plusTapped, openTapped, leaveTapped, loadTapped }
  enum CoreEvent: Equatable { case counted(Int), loaded(Int) }
  enum PresenterUpdate: Equatable { case show(String) }
  enum JointInput: Equatable { case reset, heard(Int) }
  enum JointOutput: Equatable { case counted(Int), left }
}

@MainActor final class Diary {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// What the fixture's parts do beside writing down what they hear.
@MainActor final class Habits {
  var run: (RTCorePort<Counter>) -> Void = { _ in }
  var joint: (Counter.ViewIntent, RTJointPort<Counter>, ScreenHandle) -> Void = { _, _, _ in }
  var view: (borrowing RTViewLink<Counter>) -> Void = { _ in }
  var load: @MainActor () async -> Int = { 7 }
}

final class CounterCore: RTCore {
  private let state: Counter.State
  private let diary: Diary
  private let habits: Habits

  init(_ state: Counter.State, _ diary: Diary, _ habits: Habits) {
    self.state = state
    self.diary = diary
    self.habits = habits
  }

  func run(_ port: RTCorePort<Counter>) {
    diary.write("core run")
    habits.run(port)
  }

  func handle(intent: Counter.ViewIntent, _ port: RTCorePort<Counter>) {
    diary.write("core intent \(intent)")
    switch intent {
    case .plusTapped:
      state.count += 1
      port.notify(event: .counted(state.count))
    case .loadTapped:
      port.await(habits.load) { number, port in port.notify(event: .loaded(number)) }
    case .openTapped, .leaveTapped: break
    }
  }

  func handle(input: Counter.JointInput, _ port: RTCorePort<Counter>) {
    diary.write("core input \(input)")
    state.count = 0
  }
}

final class CounterPresenter: RTPresenter {
  private let state: Counter.State
  private let diary: Diary

  init(_ state: Counter.State, _ diary: Diary) {
    self.state = state
    self.diary = diary
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Counter>) {
    diary.write("presenter first \(firstAppear)")
    port.notify(update: .show("\(state.count)"))
  }

  func handle(intent: Counter.ViewIntent, _ port: RTPresenterPort<Counter>) {
    diary.write("presenter intent \(intent)")
  }

  func handle(event: Counter.CoreEvent, _ port: RTPresenterPort<Counter>) {
    diary.write("presenter event \(event)")
    port.notify(update: .show("\(state.count)"))
  }

  func handle(input: Counter.JointInput, _ port: RTPresenterPort<Counter>) {
    diary.write("presenter input \(input)")
  }
}

final class CounterJoint: RTJoint {
  private let place: ScreenHandle
  private let diary: Diary
  private let habits: Habits

  init(_ place: ScreenHandle, _ diary: Diary, _ habits: Habits) {
    self.place = place
    self.diary = diary
    self.habits = habits
  }

  func handle(intent: Counter.ViewIntent, _ port: RTJointPort<Counter>) {
    diary.write("joint intent \(intent)")
    habits.joint(intent, port, place)
  }

  func handle(event: Counter.CoreEvent, _ port: RTJointPort<Counter>) {
    diary.write("joint event \(event)")
    if case .counted(let count) = event { port.notifyOut(output: .counted(count)) }
  }
}

final class CounterView: RTView {
  typealias M = Counter
  let link: RTViewLink<Counter>
  private let diary: Diary

  init(_ link: consuming RTViewLink<Counter>, _ diary: Diary, _ habits: Habits) {
    habits.view(link)
    self.link = link
    self.diary = diary
  }

  func handle(update: Counter.PresenterUpdate) {
    diary.write("view \(update)")
  }
}

extension Counter {
  @MainActor static func assembly(
    _ diary: Diary, _ habits: Habits = Habits(), watch: @escaping (AnyObject) -> Void = { _ in }
  ) -> (ScreenHandle) -> RTAssembled<Counter> {
    { place in
      assemble(
        state: State(), at: place, watch: watch,
        core: { CounterCore($0, diary, habits) }, presenter: { CounterPresenter($0, diary) },
        joint: { CounterJoint($1, diary, habits) }, view: { CounterView($0, diary, habits) })
    }
  }
}
