/// The way of navigation events from one who decides to one who can carry them out.
///
/// The receiver comes and goes with its view; what is sent while nobody is attached waits, and is
/// delivered in the order sent. ``BufferedRoutes`` is the implementation.
@MainActor public protocol RouteChannel<Event>: AnyObject {
  /// What is sent: a route, an alert, a dismissal.
  associatedtype Event: Sendable

  /// Delivers an event, at once if somebody is attached, else as soon as somebody is.
  ///
  /// - Parameter event: What is sent.
  func send(_ event: Event)

  /// Attaches the one receiver, in place of the one before, and delivers what waited.
  ///
  /// - Parameter receive: Called for each event.
  /// - Returns: What to detach with.
  @discardableResult
  func attach(_ receive: @escaping (Event) -> Void) -> RouteAttachment

  /// Detaches a receiver, unless another one has taken its place already: a view that disappears
  /// after its successor appeared takes nothing from it.
  ///
  /// - Parameter attachment: What ``attach(_:)`` returned.
  func detach(_ attachment: RouteAttachment)
}

/// One attachment of a receiver to a ``RouteChannel``.
public struct RouteAttachment: Hashable, Sendable {
  let number: Int

  /// Names an attachment, for an implementation of ``RouteChannel``.
  ///
  /// - Parameter number: What tells it from the channel's other ones.
  public init(_ number: Int) {
    self.number = number
  }
}
