import Observation
import VignolaCore

/// A view's seat at a channel: taken while the view is there to be seen, and nothing covers the place
/// that it stands at, if it has one.
@MainActor @Observable final class RouteReceiver<Event: Sendable> {
  /// How often something has come over the place, or gone. The view looks at it, and says when it has
  /// come after.
  private(set) var turns = 0

  @ObservationIgnored private var wasCovered = false
  @ObservationIgnored private var receive: (Event) -> Void = { _ in }
  @ObservationIgnored private var channel: (any RouteChannel<Event>)?
  @ObservationIgnored private var place: ScreenHandle?
  @ObservationIgnored private var leave: (() -> Void)?
  /// Whether what waited at the channel is being received.
  @ObservationIgnored private var isCatchingUp = false

  func use(_ receive: @escaping (Event) -> Void) {
    self.receive = receive
  }

  /// The view has come into sight.
  func appeared(receivingFrom channel: any RouteChannel<Event>, at place: ScreenHandle?) {
    disappeared()
    self.channel = channel
    if self.place?.id != place?.id { place?.watch(self) }
    self.place = place
    wasCovered = isCovered
    placeChanged()
  }

  /// The view is out of sight.
  func disappeared() {
    channel = nil
    detach()
  }

  /// The views have come after what covers the place, or does so no more.
  func placeChanged() {
    guard let channel, !isCovered else { return detach() }
    if leave == nil { attach(to: channel) }
  }

  private var isCovered: Bool { place?.isCovered ?? false }

  private func attach(to channel: any RouteChannel<Event>) {
    isCatchingUp = true
    let attachment = channel.attach { [weak self] event in self?.received(event) }
    if isCatchingUp, self.channel != nil {
      leave = { channel.detach(attachment) }
    } else {
      channel.detach(attachment)
    }
    isCatchingUp = false
  }

  /// What waited is received as long as nothing covers the place; the rest goes on waiting.
  private func received(_ event: Event) {
    receive(event)
    guard isCatchingUp, isCovered, let channel else { return }
    isCatchingUp = false
    // Our own attachment is not known yet. The channel has one receiver: now another, then none.
    channel.detach(channel.attach { [weak self] in self?.receive($0) })
  }

  private func detach() {
    leave?()
    leave = nil
  }
}

extension RouteReceiver: NavigationWatcher {
  /// Something has come or gone on the surface.
  func navigationChanged() {
    guard isCovered != wasCovered else { return }
    wasCovered.toggle()
    turns += 1
  }
}
