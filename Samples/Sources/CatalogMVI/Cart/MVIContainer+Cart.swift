import MVI

typealias CartContainer = MVIContainer<any CartIntent, any CartModelState>

/// How the events of the cart's view are sent.
extension CartContainer {
  func viewOnAppear() { send("viewOnAppear", from: "CartView") { $0.viewOnAppear() } }
  func onTapBuyAll() { send("onTapBuyAll", from: "CartView") { $0.onTapBuyAll() } }
}
