/// What one writes in an afternoon: a bus of closures that can be subclassed, reaches its view weakly
/// and goes depth first.
@MainActor class NaiveBus {
  enum Message {
    case tap(Int)
    case changed(Int)
    case show(Int)
  }

  private var receivers: [(Message) -> Void] = []
  private weak var view: BusView?

  init(_ view: BusView) {
    self.view = view
  }

  @inline(never) func subscribe(_ receiver: @escaping (Message) -> Void) {
    receivers.append(receiver)
  }

  @inline(never) func send(_ message: Message) {
    for receiver in receivers { receiver(message) }
    if case .show(let number) = message { view?.show(number) }
  }
}

/// The view of a bus.
@MainActor final class BusView {
  private var shown = 0

  @inline(never) func show(_ number: Int) {
    shown = number
  }
}
