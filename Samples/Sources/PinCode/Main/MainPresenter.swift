import SVIP

/// What the main logic may have shown.
@MainActor package protocol MainPresenter: SVIPPresenter {
  func present(_ model: MainData.PresentationModel)
  /// Leaves the account: everything that belongs to it goes.
  func presentAccounts()
}
