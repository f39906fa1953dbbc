import MVI

typealias ListContainer = MVIContainer<any ListIntent, any ListModelState>

/// How the events of the list's view are sent.
extension ListContainer {
  func viewOnAppear() async {
    await perform("viewOnAppear", from: "ListScreen") { await $0.viewOnAppear() }
  }

  func onPullDown() async {
    await perform("onPullDown", from: "ListScreen") { await $0.onPullDown() }
  }

  func onTapRetry() { send("onTapRetry", from: "ListScreen") { $0.onTapRetry() } }

  /// What the list's cards say.
  var onTapVideo: MVIOutput<Video.ID> {
    output("onTapVideo", from: "VideoCard") { $0.onTapVideo($1) }
  }
}
