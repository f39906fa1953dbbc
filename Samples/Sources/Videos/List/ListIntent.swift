/// What happens on the list.
@MainActor protocol ListIntent: AnyObject {
  func viewOnAppear() async
  func onTapRetry()
  func onPullDown() async
  func onTapVideo(_ id: Video.ID)
}
