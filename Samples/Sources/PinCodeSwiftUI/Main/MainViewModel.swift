import Observation
import PinCode
import VignolaCore
import VignolaUI

/// What the main view shows, and whom it tells.
@MainActor @Observable final class MainViewModel {
  private(set) var title = ""
  private(set) var payments: [String] = []

  let place: ScreenHandle
  let ui: ViewSystemUI
  @ObservationIgnored private let interactor: Mailbox<any MainInteractor>

  init(interactor: Mailbox<any MainInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: MainData.PresentationModel) {
    title = model.title
    payments = model.payments
  }

  func appeared() { interactor.load() }
  func switchTapped() { interactor.switchAccount() }
}
