/// What happens on an item's screen.
@MainActor protocol ItemIntent: AnyObject {
  func viewOnAppear()
  func viewOnDisappear()
}
