import SVIP

/// What the pin's logic may have shown. Each of these is shown at once, whole.
@MainActor package protocol PinCodePresenter: SVIPPresenter {
  func present(_ model: PinCodeData.PresentationModel)
  /// A pin was wrong; what is to be seen from now on.
  func presentDotsError(_ model: PinCodeData.PresentationModel)
  func presentMainScreen(of account: Account)
  func presentLogout()
}
