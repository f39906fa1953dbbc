/// What happens on the sheet.
@MainActor protocol DetailIntent: AnyObject {
  func viewOnAppear()
  func onTapAdd()
  func onTapRemove()
}
