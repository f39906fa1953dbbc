import SwiftUI
import VignolaCore

extension View {
  /// Receives the events of a channel for as long as this view is on the screen.
  ///
  /// ```swift
  /// ListView(state: state)
  ///   .routes(from: model.routes) { route in
  ///     switch route {
  ///     case .detail(let id): navigation.push(.detail(id))
  ///     case .back: dismiss()
  ///     }
  ///   }
  /// ```
  ///
  /// What is sent before the view has appeared, and while another screen or tab is shown instead,
  /// waits and is received in the order sent. A sheet over the view does not hide it. A channel has
  /// one receiver: of two views the one that appeared last.
  ///
  /// - Parameters:
  ///   - channel: Where events come from. Another one for the same view is received from when the
  ///     view appears the next time.
  ///   - receive: Called on the main actor for each event. It is the closure of the latest update, so
  ///     it knows the view as it is now.
  public func routes<Event: Sendable>(
    from channel: any RouteChannel<Event>, _ receive: @escaping (Event) -> Void
  ) -> some View {
    modifier(RouteReceiving(channel: channel, receive: receive))
  }
}

private struct RouteReceiving<Event: Sendable>: ViewModifier {
  let channel: any RouteChannel<Event>
  let receive: (Event) -> Void
  @State private var receiver = RouteReceiver<Event>()

  func body(content: Content) -> some View {
    let _ = receiver.use(receive)
    content
      .onAppear { receiver.attach(to: channel) }
      .onDisappear { receiver.detach() }
  }
}

/// A view's place at a channel.
@MainActor private final class RouteReceiver<Event: Sendable> {
  private var receive: (Event) -> Void = { _ in }
  private var leave: () -> Void = {}

  func use(_ receive: @escaping (Event) -> Void) {
    self.receive = receive
  }

  func attach(to channel: any RouteChannel<Event>) {
    detach()
    let attachment = channel.attach { [weak self] event in self?.receive(event) }
    leave = { channel.detach(attachment) }
  }

  func detach() {
    leave()
    leave = {}
  }
}
