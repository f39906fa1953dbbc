/// A ``RouteChannel`` that keeps its events until somebody is there to receive them.
///
/// ```swift
/// let routes = BufferedRoutes<Route>()
/// routes.send(.detail(7))               // nobody is there: it waits
/// let seat = routes.attach { show($0) } // shows detail 7
/// routes.detach(seat)
/// routes.send(.cart)                    // waits again
/// ```
///
/// Every event is delivered once, to one receiver, in the order sent; an event sent by a receiver
/// waits until the present one has been received.
@MainActor public final class BufferedRoutes<Event: Sendable>: RouteChannel {
  private var events: [Event] = []
  private var receiver: (attachment: RouteAttachment, receive: (Event) -> Void)?
  private var lastNumber = 0
  private var isDelivering = false

  /// Makes a channel that nobody is attached to.
  public init() {}

  /// The number of events that wait for a receiver.
  public var waiting: Int { events.count }

  /// Delivers an event, at once if somebody is attached, else as soon as somebody is.
  ///
  /// - Parameter event: What is sent.
  public func send(_ event: Event) {
    events.append(event)
    deliver()
  }

  /// Attaches the one receiver, in place of the one before, and delivers what waited.
  ///
  /// - Parameter receive: Called for each event.
  /// - Returns: What to detach with.
  @discardableResult
  public func attach(_ receive: @escaping (Event) -> Void) -> RouteAttachment {
    lastNumber += 1
    let attachment = RouteAttachment(lastNumber)
    receiver = (attachment, receive)
    deliver()
    return attachment
  }

  /// Detaches a receiver, unless another one has taken its place already.
  ///
  /// - Parameter attachment: What ``attach(_:)`` returned.
  public func detach(_ attachment: RouteAttachment) {
    guard receiver?.attachment == attachment else { return }
    receiver = nil
  }

  // The receiver is asked for anew each time: the one that has just received may have detached.
  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !events.isEmpty, let receiver {
      receiver.receive(events.removeFirst())
    }
    isDelivering = false
  }
}
