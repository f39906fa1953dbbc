import VignolaCore

/// What the configurators of the app hand on to one another.
@MainActor package struct PinCodeContext {
  /// The services.
  package let services: PinCodeServices
  /// The app's life, under which each module has one of its own.
  package let scope: LifetimeScope
  /// Is told of each view, mailbox, logic and router as it is made.
  package let watch: (AnyObject) -> Void

  package init(
    services: PinCodeServices, scope: LifetimeScope, watch: @escaping (AnyObject) -> Void
  ) {
    self.services = services
    self.scope = scope
    self.watch = watch
  }
}
