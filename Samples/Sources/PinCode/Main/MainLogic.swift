import SVIP

/// What an account has to show.
///
/// It lives as long as its account is open. Another account gets another logic: what is remembered
/// here is never cleaned, it goes.
package actor MainLogic: MainInteractor {
  private let account: Account
  private let presenter: any MainPresenter
  private let worker: any MainWorker
  private var payments: [String] = []

  package init(of account: Account, presenter: any MainPresenter, worker: any MainWorker) {
    self.account = account
    self.presenter = presenter
    self.worker = worker
  }

  package func loadData() async {
    await presenter.present(model)
    await presenter.presentLoader(disableUI: false)
    await presenter.catching {
      payments = try await worker.payments(of: account.id)
      await presenter.present(model)
    }
    await presenter.presentHideLoader()
  }

  package func switchAccount() async {
    await presenter.presentAccounts()
  }

  private var model: MainData.PresentationModel {
    MainData.PresentationModel(title: account.owner, payments: payments)
  }
}
