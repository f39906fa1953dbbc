import MVI
import VignolaCore

typealias CardContainer = MVIContainer<any CardIntent, any CardModelState>

/// How the events of a card's view are sent.
extension CardContainer {
  func onTap() { send("onTap", from: "VideoCard") { $0.onTap() } }
  func onTapMore() { send("onTapMore", from: "VideoCard") { $0.onTapMore() } }

  /// Puts a card together.
  ///
  /// - Parameters:
  ///   - id: Whose card it is.
  ///   - onTap: Whom it tells that it was tapped.
  ///   - context: Its screen's.
  static func make(
    of id: Video.ID, onTap: MVIOutput<Video.ID>, with context: VideosContext
  ) -> CardContainer {
    let model = CardModel()
    let logic = CardLogic(of: id, model: model, onTap: onTap)
    let container = CardContainer(
      intent: logic, state: model, in: context.scope.child("Card"))
    for part in [container, logic, model] as [AnyObject] { context.watch(part) }
    return container
  }
}
