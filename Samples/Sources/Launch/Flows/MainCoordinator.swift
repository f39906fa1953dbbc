import Coordinators
import VignolaCore

/// Makes the screens of the collection.
@MainActor protocol MainScreens {
  func makePostcards(
    in scope: LifetimeScope, onPostcard: @escaping (Postcard) -> Void,
    onFailure: @escaping () -> Void, onSignOut: @escaping () -> Void
  ) -> any Screen
}

/// The collection, until the user signs out.
@MainActor final class MainCoordinator: Coordinator {
  let flow: Flow<Void>
  private let screens: any MainScreens
  private let flows: any MainFlows
  private weak var postcards: (any Screen)?

  init(router: Router, screens: any MainScreens, flows: any MainFlows) {
    flow = Flow("Main", router: router)
    self.screens = screens
    self.flows = flows
  }

  func start() {
    let postcards = screens.makePostcards(
      in: flow.scope,
      onPostcard: { [weak self] in self?.open($0) },
      onFailure: { [weak self] in self?.showFailure() },
      onSignOut: { [weak self] in self?.flow.finish() })
    self.postcards = postcards
    flow.router.setRoot(postcards)
  }

  /// From the list and from nowhere else: two taps open one postcard.
  private func open(_ postcard: Postcard) {
    guard let postcards else { return }
    flow.run(flows.makePostcard(postcard, router: flow.router.from(postcards)))
  }

  private func showFailure() {
    flow.router.alert("The postcards did not arrive", message: "Try again in a moment.")
  }
}
