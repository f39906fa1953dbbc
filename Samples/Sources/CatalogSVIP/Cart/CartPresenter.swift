import SVIP
import Shop

/// What the cart's logic may have shown.
@MainActor package protocol CartPresenter: SVIPPresenter {
  func present(_ lines: [Cart.Line])
}
