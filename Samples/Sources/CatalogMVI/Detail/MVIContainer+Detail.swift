import MVI

typealias DetailContainer = MVIContainer<any DetailIntent, any DetailModelState>

/// How the events of the sheet's view are sent.
extension DetailContainer {
  func viewOnAppear() { send("viewOnAppear", from: "DetailView") { $0.viewOnAppear() } }
  func onTapAdd() { send("onTapAdd", from: "DetailView") { $0.onTapAdd() } }
  func onTapRemove() { send("onTapRemove", from: "DetailView") { $0.onTapRemove() } }
}
