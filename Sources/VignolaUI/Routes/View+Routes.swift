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
    modifier(RouteReceiving(channel: channel, place: nil, receive: receive))
  }

  /// Receives the events of a channel for as long as this view is on the screen and nothing covers
  /// its place on a surface.
  ///
  /// ```swift
  /// place.push { place in
  ///   HostedScreen {
  ///     ListView(state: state)
  ///       .routes(from: model.routes, at: place) { route in
  ///         switch route {
  ///         case .detail(let id): place.push { detail(id, at: $0) }
  ///         case .back: place.close()
  ///         }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// The verbs of a place are refused while something covers it, a sheet and an alert as well; so
  /// what is sent meanwhile waits until that has gone, and of several events that wait the second
  /// waits until what the first has led to has gone. Two touches on one button are not that: the views
  /// have not come after the first, so the second is received too, and the place refuses it (G9).
  ///
  /// - Parameters:
  ///   - channel: Where events come from. Another one for the same view is received from when the
  ///     view appears the next time.
  ///   - place: The screen's place, on a stage of any toolkit.
  ///   - receive: Called on the main actor for each event. It is the closure of the latest update, so
  ///     it knows the view as it is now.
  public func routes<Event: Sendable>(
    from channel: any RouteChannel<Event>, at place: ScreenHandle,
    _ receive: @escaping (Event) -> Void
  ) -> some View {
    modifier(RouteReceiving(channel: channel, place: place, receive: receive))
  }
}

private struct RouteReceiving<Event: Sendable>: ViewModifier {
  let channel: any RouteChannel<Event>
  let place: ScreenHandle?
  let receive: (Event) -> Void
  @State private var receiver = Lazy { RouteReceiver<Event>() }

  func body(content: Content) -> some View {
    let receiver = receiver.value
    let _ = receiver.use(receive)
    content
      .onAppear { receiver.appeared(receivingFrom: channel, at: place) }
      .onDisappear { receiver.disappeared() }
      .onChange(of: receiver.turns) { receiver.placeChanged() }
  }
}
