import MVI
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A request", .explored)
struct RequestTests {
  final class Intent {}
  struct Refused: Error {}

  let scope = LifetimeScope("List")
  let gate = TestGate<Int>()
  let diary = Diary()
  let intent = Intent()
  let request: MVIRequest<Int>

  init() {
    request = MVIRequest("videos", in: scope) { [gate] in try await gate.value() }
    request.bind(to: intent) { [diary] _, step in
      switch step {
      case .loading: diary.write("loading")
      case .value(let value): diary.write("\(value)")
      case .failure(let error): diary.write("\(type(of: error))")
      }
    }
  }

  /// A view that has appeared, and waits with its task.
  @MainActor final class Visit {
    private(set) var isOver = false
    private var task: Task<Void, Never>?

    init(_ wait: @escaping @MainActor () async -> Void) {
      task = Exploration.task { [self] in
        await wait()
        isOver = true
      }
    }

    func leave() { task?.cancel() }
  }

  private func appear() -> Visit {
    Visit { [request] in await request.load() }
  }

  private func read() async throws -> [String] {
    for _ in 0..<20 { await Task.yield() }
    try await settle(scope)
    return diary.read()
  }

  @Test("says that it is asked, and what is answered; whoever waits goes on then")
  func answered() async throws {
    let view = appear()
    #expect(try await read() == ["loading"])
    #expect(request.isLoading)
    #expect(!view.isOver)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
    #expect(view.isOver)
    #expect(request.isLoaded)
    #expect(!request.isLoading)
  }

  @Test("that was answered is not asked again when its view appears again")
  func reappears() async throws {
    gate.open(with: 7)
    _ = appear()
    #expect(try await read() == ["loading", "7"])
    let again = appear()
    request.retry()
    #expect(try await read() == [])
    #expect(again.isOver)
    #expect(gate.waiters == 0)
  }

  @Test("is asked once for two who want it, and both wait for the answer")
  func shared() async throws {
    let views = [appear(), appear()]
    #expect(try await read() == ["loading"])
    #expect(gate.waiters == 1)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
    #expect(views.allSatisfy { $0.isOver })
  }

  @Test("that failed says so, and is asked once more however often retry is tapped")
  func retriedTwice() async throws {
    gate.fail(with: Refused())
    _ = appear()
    #expect(try await read() == ["loading", "Refused"])
    request.retry()
    request.retry()
    #expect(try await read() == ["loading"])
    request.retry()
    #expect(try await read() == [])
    #expect(gate.waiters == 1)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
    #expect(gate.waiters == 0)
  }

  @Test("that failed is asked again when its view appears again")
  func reappearsAfterFailure() async throws {
    gate.fail(with: Refused())
    _ = appear()
    #expect(try await read() == ["loading", "Refused"])
    gate.open(with: 7)
    _ = appear()
    #expect(try await read() == ["loading", "7"])
  }

  @Test(
    "hears the answer to its last question, in whatever order answers come",
    arguments: [[0, 1], [1, 0]])
  func newestWins(order: [Int]) async throws {
    final class Service {
      let gates = [TestGate<Int>(), TestGate<Int>()]
      var asked = 0

      /// Deaf to being cancelled, as a service may be.
      func number() async throws -> Int {
        let gate = gates[asked]
        asked += 1
        return try await deaf(gate)
      }
    }
    let service = Service()
    let request = MVIRequest<Int>("search", in: scope) { try await service.number() }
    request.bind(to: intent) { [diary] _, step in
      if case .value(let value) = step { diary.write("answer \(value)") }
    }
    var views = [Visit { await request.load() }]
    await yield { service.gates[0].waiters == 1 }
    views.append(Visit { await request.reload() })
    await yield { service.gates[1].waiters == 1 }
    for number in order {
      service.gates[number].open(with: number)
      await yield { service.gates[number].waiters == 0 }
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(try await read() == ["answer 1"])
    #expect(views.allSatisfy { $0.isOver })
    #expect(request.isLoaded)
  }

  @Test("is given up with the view that it was asked for, and asked again for the next")
  func givenUp() async throws {
    let view = appear()
    #expect(try await read() == ["loading"])
    view.leave()
    #expect(try await read() == [])
    #expect(view.isOver)
    #expect(gate.waiters == 0)
    #expect(!request.isLoading)
    gate.open(with: 7)
    _ = appear()
    #expect(try await read() == ["loading", "7"])
  }

  @Test("goes on for whoever still waits when one view has gone")
  func otherStays() async throws {
    let views = [appear(), appear()]
    #expect(try await read() == ["loading"])
    views[0].leave()
    #expect(try await read() == [])
    #expect(views.map { $0.isOver } == [true, false])
    #expect(gate.waiters == 1)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
    #expect(views[1].isOver)
  }

  @Test("that a button asked for goes on when a view that waited for it has gone")
  func buttonStays() async throws {
    request.retry()
    let view = appear()
    #expect(try await read() == ["loading"])
    view.leave()
    #expect(try await read() == [])
    #expect(view.isOver)
    #expect(gate.waiters == 1)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
  }

  @Test("that a button asked for while a view waited goes on when that view has gone")
  func buttonJoins() async throws {
    let view = appear()
    #expect(try await read() == ["loading"])
    request.retry()
    view.leave()
    #expect(try await read() == [])
    #expect(view.isOver)
    #expect(request.isLoading)
    #expect(gate.waiters == 1)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
  }

  @Test("that is given up tells no step: it is shown as loading until it is asked again")
  func givenUpUntold() async throws {
    let view = appear()
    #expect(try await read() == ["loading"])
    view.leave()
    #expect(try await read() == [])
    #expect(!request.isLoading)
    request.retry()
    #expect(try await read() == ["loading"])
    #expect(gate.waiters == 1)
    gate.open(with: 7)
    #expect(try await read() == ["7"])
  }

  @Test("whose newer question fails is not asked unasked, and is asked by a button")
  func reloadFails() async throws {
    gate.open(with: 7)
    let view = appear()
    #expect(try await read() == ["loading", "7"])
    gate.fail(with: Refused())
    let pulled = Visit { [request] in await request.reload() }
    #expect(try await read() == ["loading", "Refused"])
    #expect(pulled.isOver)
    #expect(request.isLoaded)
    view.leave()
    let again = appear()
    #expect(try await read() == [])
    #expect(again.isOver)
    #expect(gate.waiters == 0)
    request.retry()
    #expect(try await read() == ["loading"])
    gate.open(with: 8)
    #expect(try await read() == ["8"])
    request.retry()
    #expect(try await read() == [])
  }

  @Test("asks nothing once its scope is over, and holds nobody up", .proves(.g4, .mvi))
  func over() async throws {
    scope.close()
    let views = [appear(), Visit { [request] in await request.reload() }]
    request.retry()
    #expect(try await read() == [])
    #expect(views.allSatisfy { $0.isOver })
    #expect(gate.waiters == 0)
    #expect(scope.dropped == 3)
    #expect(!request.isLoading)
  }

  @Test("keeps no intent, and is cancelled when nobody has it any more", .proves(.g6, .mvi))
  func released() async throws {
    weak var kept: Intent?
    do {
      let request = MVIRequest<Int>("videos", in: scope) { [gate] in try await gate.value() }
      let intent = Intent()
      request.bind(to: intent) { _, _ in }
      kept = intent
      request.retry()
      await yield { gate.waiters == 1 }
    }
    #expect(kept == nil)
    await yield { gate.waiters == 0 }
    try await settle(scope)
    #expect(scope.running == [])
  }

  @Test("is shown as something to be loaded")
  func loadable() {
    typealias Step = MVIRequest<Int>.Step
    let steps: [Step] = [.loading, .value(7), .failure(Refused())]
    #expect(
      steps.map { $0.loadable { ("\(type(of: $0))", canRetry: true) } } == [
        .loading, .value(7), .failure(message: "Refused", canRetry: true),
      ])
  }
}
