import CatalogSVIP
import Observation
import Shop
import VignolaCore
import VignolaUI

/// What the list's view shows, and whom it tells.
@MainActor @Observable final class CatalogViewModel {
  private(set) var rows: [CatalogData.Row] = []
  private(set) var cartTitle = "0"
  private(set) var canOpenCart = false

  let place: ScreenHandle
  let ui: ViewSystemUI
  @ObservationIgnored private let interactor: Mailbox<any CatalogInteractor>

  init(interactor: Mailbox<any CatalogInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: CatalogData.PresentationModel) {
    rows = model.rows
    cartTitle = model.cartTitle
    canOpenCart = model.canOpenCart
  }

  func appeared() { interactor.load() }
  func plusTapped(_ item: Item.ID) { interactor.add(item) }
  func minusTapped(_ item: Item.ID) { interactor.remove(item) }
  func rowTapped(_ item: Item.ID) { interactor.tap(item) }
  func cartTapped() { interactor.tapCart() }
}
