/// What happens on a card.
@MainActor protocol CardIntent: AnyObject {
  func onTap()
  func onTapMore()
}
