import Observation
import PinCode
import VignolaCore
import VignolaUI

/// What the accounts' view shows, and whom it tells.
@MainActor @Observable final class AccountsViewModel {
  private(set) var rows: [AccountsData.Row] = []

  let place: ScreenHandle
  let ui: ViewSystemUI
  @ObservationIgnored private let interactor: Mailbox<any AccountsInteractor>

  init(interactor: Mailbox<any AccountsInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: AccountsData.PresentationModel) {
    rows = model.rows
  }

  func appeared() { interactor.load() }
  func reloadTapped() { interactor.load() }
  func tapped(_ account: Account.ID) { interactor.tap(account) }
}
