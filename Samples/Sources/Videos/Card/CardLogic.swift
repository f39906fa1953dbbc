import MVI

/// Tells the list that its card was tapped; whether the card shows more is its own business.
final class CardLogic: CardIntent {
  private let id: Video.ID
  private let model: any CardModelActions
  private let onTapVideo: MVIOutput<Video.ID>

  init(of id: Video.ID, model: any CardModelActions, onTap: MVIOutput<Video.ID>) {
    self.id = id
    self.model = model
    onTapVideo = onTap
  }

  func onTap() { onTapVideo.send(id) }
  func onTapMore() { model.toggleMore() }
}
