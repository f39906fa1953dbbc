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
  @ObservationIgnored private var hasAppeared = false

  init(interactor: Mailbox<any MainInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: MainData.PresentationModel) {
    title = model.title
    payments = model.payments
  }

  /// Called whenever the view comes into sight, also when what covered it has gone.
  func appeared() {
    guard !hasAppeared else { return }
    hasAppeared = true
    interactor.load()
  }

  func switchTapped() { interactor.switchAccount() }
}
