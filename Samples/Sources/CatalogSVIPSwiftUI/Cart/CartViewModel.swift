import CatalogSVIP
import Observation
import VignolaCore
import VignolaUI

/// What the cart's view shows, and whom it tells.
@MainActor @Observable final class CartViewModel {
  private(set) var rows: [CartData.Row] = []

  let place: ScreenHandle
  let ui: ViewSystemUI
  @ObservationIgnored private let interactor: Mailbox<any CartInteractor>

  init(interactor: Mailbox<any CartInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: CartData.PresentationModel) {
    rows = model.rows
  }

  func appeared() { interactor.load() }
  func buyAllTapped() { interactor.buyAll() }
}
