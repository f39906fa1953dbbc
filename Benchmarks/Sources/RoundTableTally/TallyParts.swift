import RoundTable
import VignolaCore

final class TallyCore: RTCore {
  private let state: Tally.State
  /// Kept so that an event can be measured by itself, which no app should do.
  private(set) var port: RTCorePort<Tally>?

  init(_ state: Tally.State) {
    self.state = state
  }

  func run(_ port: RTCorePort<Tally>) {
    self.port = port
  }

  @inline(never) func handle(intent: Tally.ViewIntent, _ port: RTCorePort<Tally>) {
    switch intent {
    case .tapped(let number): state.sum &+= number
    }
    port.notify(event: .changed)
  }
}

final class TallyPresenter: RTPresenter {
  private let state: Tally.State
  private var taps = 0

  init(_ state: Tally.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Tally>) {}

  @inline(never) func handle(intent: Tally.ViewIntent, _ port: RTPresenterPort<Tally>) {
    taps &+= 1
  }

  @inline(never) func handle(event: Tally.CoreEvent, _ port: RTPresenterPort<Tally>) {
    port.notify(update: .show(state.sum))
  }
}

final class TallyJoint: RTJoint {
  private var heard = 0

  @inline(never) func handle(intent: Tally.ViewIntent, _ port: RTJointPort<Tally>) {
    heard &+= 1
  }

  @inline(never) func handle(event: Tally.CoreEvent, _ port: RTJointPort<Tally>) {
    heard &+= 1
  }
}

final class TallyView: RTView {
  typealias M = Tally

  private let link: RTViewLink<Tally>
  private(set) var shown = 0

  init(_ link: consuming RTViewLink<Tally>) {
    self.link = link
  }

  @inline(never) func tap(_ number: Int) {
    link.notify(intent: .tapped(number))
  }

  @inline(never) func handle(update: Tally.PresenterUpdate) {
    switch update {
    case .show(let sum): shown = sum
    }
  }
}
