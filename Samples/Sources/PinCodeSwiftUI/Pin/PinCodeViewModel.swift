import Observation
import PinCode
import VignolaCore
import VignolaUI

/// What the pin's view shows, and whom it tells.
@MainActor @Observable final class PinCodeViewModel {
  private(set) var title = ""
  private(set) var filled = 0
  private(set) var isWrong = false
  private(set) var corner: PinCodeData.CornerAction?

  let place: ScreenHandle
  let ui: ViewSystemUI
  @ObservationIgnored private let interactor: Mailbox<any PinCodeInteractor>

  init(interactor: Mailbox<any PinCodeInteractor>, at place: ScreenHandle) {
    self.interactor = interactor
    self.place = place
    ui = ViewSystemUI(at: place)
  }

  func show(_ model: PinCodeData.PresentationModel, isWrong: Bool = false) {
    title = model.title
    filled = model.filled
    corner = model.corner
    self.isWrong = isWrong
  }

  func appeared() { interactor.load() }
  func tapped(_ number: Int) { interactor.tap(number) }
  func tapped(_ corner: PinCodeData.CornerAction) { interactor.tap(corner) }
  func logoutTapped() { interactor.logout() }
}
