import MVI

typealias ItemContainer = MVIContainer<any ItemIntent, any ItemModelState>

/// How the events of an item's view are sent.
extension ItemContainer {
  func viewOnAppear() { send("viewOnAppear", from: "ItemScreen") { $0.viewOnAppear() } }
  func viewOnDisappear() { send("viewOnDisappear", from: "ItemScreen") { $0.viewOnDisappear() } }
}
