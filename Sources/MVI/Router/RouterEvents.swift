import VignolaCore

/// The way from an intent to its screen's router: what is asked for while no router is there waits for
/// one.
///
/// ```swift
/// let routes = RouterEvents<ListRoute, Never>(in: scope)
/// // in the intent
/// routes.routeTo(.item(video))
/// // in the view, with VignolaUI
/// .routes(from: routes, at: place) { event in ... }
/// ```
///
/// It is a ``/VignolaCore/RouteChannel``: the view attaches when it appears and detaches when it
/// disappears, and whatever is sent before that, while another screen covers it, or before it is
/// back, is received in the order sent, each event once. By VignolaUI's `routes(from:_:)` a pushed
/// screen or another tab covers the view, and a sheet does not; by `routes(from:at:_:)` a sheet and
/// an alert do too. Nothing is received once the screen is over: it is dropped and counted (G4). An
/// event is received after the message that led to it (G1), and traced (G7).
///
/// The article's are subjects, and lose what is sent while nobody listens; and they belong to its model.
/// Here the intent alone has them, and the model knows of no other screen.
@MainActor public final class RouterEvents<Route: Sendable, Alert: Sendable>: RouteChannel {
  /// What is sent.
  public typealias Event = RouterEvent<Route, Alert>

  private let buffer = BufferedRoutes<Event>()
  private let scope: LifetimeScope

  /// A way that nobody is at the end of yet.
  ///
  /// - Parameter scope: The screen's life.
  public init(in scope: LifetimeScope) {
    self.scope = scope
  }

  /// Asks for another screen.
  ///
  /// - Parameter route: Which, and with what.
  public func routeTo(_ route: Route) {
    send(.route(route))
  }

  /// Asks for an alert.
  ///
  /// - Parameter alert: Which.
  public func presentAlert(_ alert: Alert) {
    send(.alert(alert))
  }

  /// Asks for this screen to be taken away.
  public func dismiss() {
    send(.dismiss)
  }

  /// The number of events that wait for a router.
  public var waiting: Int { buffer.waiting }

  /// Sends an event, to be received in its turn.
  ///
  /// - Parameter event: What is asked for.
  public func send(_ event: Event) {
    scope.deliver(.output, event.name, from: "Intent", to: "Router", payload: event) {
      self.buffer.send(event)
      if self.waiting > 0 {
        self.scope.trace.record(.lifetime, "event waits for a router", module: self.scope.name)
      }
    }
  }

  /// Attaches the one router, in place of the one before, and gives it what waited.
  ///
  /// - Parameter receive: Called for each event.
  /// - Returns: What to detach with.
  @discardableResult
  public func attach(_ receive: @escaping (Event) -> Void) -> RouteAttachment {
    buffer.attach { [scope] event in
      guard scope.isClosed else { return receive(event) }
      scope.deliver(.output, event.name, from: "Intent", to: "Router") {}
    }
  }

  /// Detaches a router, unless another one has taken its place already.
  ///
  /// - Parameter attachment: What ``attach(_:)`` returned.
  public func detach(_ attachment: RouteAttachment) {
    buffer.detach(attachment)
  }
}
