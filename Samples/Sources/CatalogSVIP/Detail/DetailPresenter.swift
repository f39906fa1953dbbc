import SVIP

/// What the sheet's logic may have shown.
@MainActor package protocol DetailPresenter: SVIPPresenter {
  func present(_ model: DetailData.PresentationModel)
}
