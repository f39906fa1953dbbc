import SVIP

/// What the accounts' logic may have shown.
@MainActor package protocol AccountsPresenter: SVIPPresenter {
  func present(_ accounts: [Account])
  /// Asks for an account's pin, which `worker` checks.
  func presentPinCode(of account: Account, worker: any PinCodeWorker)
}
