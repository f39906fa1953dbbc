import RoundTable
import Shop

final class CartPresenter: RTPresenter {
  private let state: CartModule.State

  init(state: CartModule.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<CartModule>) {
    let lines = state.cart.lines.map { CartLine(title: $0.item.title, count: String($0.count)) }
    port.notify(update: .show(lines))
  }

  func handle(intent: CartModule.ViewIntent, _ port: RTPresenterPort<CartModule>) {}
  func handle(event: CartModule.CoreEvent, _ port: RTPresenterPort<CartModule>) {}
}
