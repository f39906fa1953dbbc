import SVIP

/// What the cart's logic may have shown.
@MainActor package protocol CartPresenter: SVIPPresenter {
  func present(_ model: CartData.PresentationModel)
}
