/// What happens on the button.
@MainActor protocol PlayButtonIntent: AnyObject {
  func onTap()
}
