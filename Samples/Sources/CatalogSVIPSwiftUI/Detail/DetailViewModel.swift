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
  @ObservationIgnored private var hasAppeared = false

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

  /// Called whenever the view comes into sight, also when what covered it has gone.
  func appeared() {
    guard !hasAppeared else { return }
    hasAppeared = true
    interactor.load()
  }

  func addTapped() { interactor.add() }
  func removeTapped() { interactor.remove() }
}
