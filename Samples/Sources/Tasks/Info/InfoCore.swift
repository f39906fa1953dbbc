import RoundTable

/// Counts, without a bound.
final class InfoCore: RTCore {
  private let state: Info.State

  init(state: Info.State) {
    self.state = state
  }

  func run(_ port: RTCorePort<Info>) {}

  func handle(intent: Info.ViewIntent, _ port: RTCorePort<Info>) {
    switch intent {
    case .decrementTapped: state.counter -= 1
    case .incrementTapped: state.counter += 1
    case .closeTapped: break
    }
  }
}
