/// What happens on the cart's screen.
@MainActor protocol CartIntent: AnyObject {
  func viewOnAppear()
  func onTapBuyAll()
}
