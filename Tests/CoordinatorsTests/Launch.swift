import Coordinators
import VignolaCore

// The article's app, as small as it can be: flows that decide by state which of them runs.

/// A screen with a name and the closures that a coordinator installs.
@MainActor class Page: Screen {
  let name: String
  var onDone: () -> Void = {}
  var onOpen: () -> Void = {}

  init(_ name: String) { self.name = name }
}

/// What decides which flow runs.
@MainActor final class Gateway {
  var session: String?
  var isOnboarded = false
}

/// The flows, made by protocol: a test puts its own in their place.
@MainActor protocol LaunchFlows: AnyObject {
  func makeAuth(router: Router) -> any Coordinator<String>
  func makeOnboarding(router: Router) -> any Coordinator<Void>
  func makeMain(router: Router) -> any Coordinator<Void>
}

@MainActor final class AppCoordinator: Coordinator {
  let flow: Flow<Void>
  private let flows: any LaunchFlows
  private let gateway: Gateway

  init(on surface: NavigationSurface, flows: any LaunchFlows, gateway: Gateway) {
    flow = Flow("App", on: surface)
    self.flows = flows
    self.gateway = gateway
  }

  func start() {
    guard flow.children.isEmpty else { return }
    let router = flow.router
    switch (gateway.session, gateway.isOnboarded) {
    case (nil, _):
      flow.run(flows.makeAuth(router: router)) { [weak self] ending in
        if case .finished(let session) = ending { self?.gateway.session = session }
        self?.start()
      }
    case (_, false):
      flow.run(flows.makeOnboarding(router: router)) { [weak self] _ in
        self?.gateway.isOnboarded = true
        self?.start()
      }
    case (_, true):
      flow.run(flows.makeMain(router: router)) { [weak self] _ in
        self?.gateway.session = nil
        self?.start()
      }
    }
  }
}

/// A flow whose first screen is the root, and which finishes when that is done.
@MainActor final class PageCoordinator<Outcome: Sendable>: Coordinator {
  let flow: Flow<Outcome>
  let page: Page
  private let outcome: Outcome

  init(_ name: StaticString, router: Router, outcome: Outcome) {
    flow = Flow(name, router: router)
    page = Page("\(name)")
    self.outcome = outcome
  }

  func start() {
    page.onDone = { [weak self] in
      guard let self else { return }
      flow.finish(outcome)
    }
    flow.router.setRoot(page)
  }
}

/// Makes the flows, and remembers them without keeping them.
@MainActor final class Factory: LaunchFlows {
  struct Weak { weak var object: AnyObject? }

  private(set) var made: [Weak] = []

  func makeAuth(router: Router) -> any Coordinator<String> {
    remember(PageCoordinator("Auth", router: router, outcome: "session"))
  }

  func makeOnboarding(router: Router) -> any Coordinator<Void> {
    remember(PageCoordinator("Onboarding", router: router, outcome: ()))
  }

  func makeMain(router: Router) -> any Coordinator<Void> {
    remember(PageCoordinator("Main", router: router, outcome: ()))
  }

  private func remember<Made: AnyObject>(_ made: Made) -> Made {
    self.made.append(Weak(object: made))
    return made
  }
}
