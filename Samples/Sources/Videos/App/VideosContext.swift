import VignolaCore

/// What the modules of the app are made with.
@MainActor struct VideosContext {
  /// What it works with.
  let services: VideosServices
  /// The app's life, under which each screen has one of its own.
  let scope: LifetimeScope
  /// Is told of each container, intent, model and way to a router as it is made.
  let watch: (AnyObject) -> Void

  /// The same below another scope, for what belongs to a screen.
  func below(_ scope: LifetimeScope) -> VideosContext {
    VideosContext(services: services, scope: scope, watch: watch)
  }
}
