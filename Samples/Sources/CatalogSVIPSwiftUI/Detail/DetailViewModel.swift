import CatalogSVIP
import Observation
import VignolaCore
import VignolaUI

/// What the sheet's view shows, and whom it tells.
@MainActor @Observable final class DetailViewModel {
  private(set) var title = ""
  private(set) var countTitle = ""
  private(set) var canRemove = false

  let place: ScreenHandle
  let ui: ViewSystemUI
  @ObservationIgnored private let interactor: Mailbox<any DetailInteractor>

  init(interactor: Mailbox<any DetailInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: DetailData.PresentationModel) {
    title = model.title
    countTitle = model.countTitle
    canRemove = model.canRemove
  }

  func appeared() { interactor.load() }
  func addTapped() { interactor.add() }
  func removeTapped() { interactor.remove() }
}
