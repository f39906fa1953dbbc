import Coordinators
import VignolaCore

/// The outermost flow: looks at what the app remembers, runs the flow that follows from it, and looks
/// again when that has ended.
@MainActor public final class AppCoordinator: Coordinator {
  /// Its place above all flows.
  public let flow: Flow<Void>
  private let session: any SessionStore
  private let flows: any AppFlows

  init(flow: Flow<Void>, session: any SessionStore, flows: any AppFlows) {
    self.flow = flow
    self.session = session
    self.flows = flows
  }

  /// Runs the flow that is due, unless one runs already.
  public func start() {
    guard flow.children.isEmpty else { return }
    let due = LaunchInstructor(
      isSignedIn: session.token != nil, hasSeenOnboarding: session.hasSeenOnboarding)
    switch due {
    case .auth: runAuth()
    case .onboarding: runOnboarding()
    case .main: runMain()
    }
  }

  private func runAuth() {
    flow.run(flows.makeAuth(router: flow.router)) { [weak self] ending in
      if case .finished(let token) = ending { self?.session.token = token }
      self?.start()
    }
  }

  private func runOnboarding() {
    flow.run(flows.makeOnboarding(router: flow.router)) { [weak self] ending in
      if case .finished = ending { self?.session.hasSeenOnboarding = true }
      self?.start()
    }
  }

  private func runMain() {
    flow.run(flows.makeMain(router: flow.router)) { [weak self] ending in
      if case .finished = ending { self?.session.token = nil }
      self?.start()
    }
  }
}
