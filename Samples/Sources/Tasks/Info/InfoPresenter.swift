import RoundTable

/// Writes what is shown into the binding.
final class InfoPresenter: RTPresenter {
  private let state: Info.State
  private let binding: InfoBinding

  init(state: Info.State, binding: InfoBinding) {
    self.state = state
    self.binding = binding
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Info>) {
    binding.title = "SwiftUI Example"
    showCounter()
  }

  func handle(intent: Info.ViewIntent, _ port: RTPresenterPort<Info>) {
    switch intent {
    case .decrementTapped, .incrementTapped: showCounter()
    case .closeTapped: break
    }
  }

  private func showCounter() {
    binding.counter = "Counter: \(state.counter)"
  }
}
