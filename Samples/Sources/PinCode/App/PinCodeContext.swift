import VignolaCore

/// What the configurators of the app hand on to one another.
@MainActor package struct PinCodeContext {
  /// The services.
  package let services: PinCodeServices
  /// The app's life, under which each module has one of its own.
  package let scope: LifetimeScope
  private let watch: (AnyObject) -> Void

  /// A context.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - scope: The app's life.
  ///   - watch: Is told of each view, mailbox, logic and router as it is made.
  package init(
    services: PinCodeServices, scope: LifetimeScope, watch: @escaping (AnyObject) -> Void
  ) {
    self.services = services
    self.scope = scope
    self.watch = watch
  }

  /// Tells whoever watches of the view, the mailbox, the logic and the router of a module.
  package func made(_ parts: AnyObject...) { parts.forEach(watch) }
}
