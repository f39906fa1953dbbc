import SVIP

/// The accounts. What it relies on: those that can be opened come first.
package actor AccountsLogic: AccountsInteractor {
  private let presenter: any AccountsPresenter
  private let worker: any AccountsWorker
  private var accounts: [Account] = []

  package init(presenter: any AccountsPresenter, worker: any AccountsWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  package func loadData() async {
    await presenter.presentLoader(disableUI: true)
    await presenter.catching {
      accounts = inOrder(try await worker.accounts())
      await presenter.present(accounts)
    }
    await presenter.presentHideLoader()
  }

  /// The pin is asked for by a module that has this one for its worker.
  package func tapped(account: Account.ID) async {
    guard let account = accounts.first(where: { $0.id == account }) else { return }
    guard !account.isLocked else {
      return await presenter.present(error: AccountLocked(), hasLoadedContent: true)
    }
    await presenter.presentPinCode(of: account, worker: self)
  }

  private func inOrder(_ accounts: [Account]) -> [Account] {
    accounts.filter { !$0.isLocked } + accounts.filter(\.isLocked)
  }
}

// The worker of the pin's module. What that changes is changed here first, whole, and without an
// await in between: nobody ever sees a locked account among those that can be opened.
extension AccountsLogic: PinCodeWorker {
  package func isRight(_ pin: [Int], of account: Account.ID) async throws -> Bool {
    guard accounts.contains(where: { $0.id == account && !$0.isLocked }) else {
      throw AccountLocked()
    }
    return try await worker.isRight(pin, of: account)
  }

  package func countWrongPin(of account: Account.ID) async throws {
    accounts = inOrder(accounts.map { $0.id == account ? $0.afterWrongPin : $0 })
    await presenter.present(accounts)
    try await worker.countWrongPin(of: account)
  }
}
