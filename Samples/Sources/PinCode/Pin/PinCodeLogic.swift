import SVIP

/// Four digits, and whether they open an account.
///
/// Nothing here guards against a tap while a pin is checked, and nothing has to: the taps come by a
/// mailbox, one after the other.
package actor PinCodeLogic: PinCodeInteractor {
  private let account: Account
  private let presenter: any PinCodePresenter
  private let worker: any PinCodeWorker
  private let sensor: any BiometryWorker
  private var biometry = Biometry.none
  private var digits: [Int] = []

  package init(
    of account: Account, presenter: any PinCodePresenter, worker: any PinCodeWorker,
    sensor: any BiometryWorker
  ) {
    self.account = account
    self.presenter = presenter
    self.worker = worker
    self.sensor = sensor
  }

  package func loadData() async {
    biometry = await sensor.biometry
    await presenter.present(model)
  }

  package func tapped(number: Int) async {
    digits.append(number)
    await presenter.present(model)
    guard digits.count == PinCodeData.length else { return }
    await check()
  }

  package func handle(action: PinCodeData.CornerAction) async {
    switch action {
    case .delete:
      digits = digits.dropLast()
      await presenter.present(model)
    case .face, .touch:
      await presenter.catching(hasLoadedContent: true) {
        try await sensor.authenticate()
        await presenter.presentMainScreen(of: account)
      }
    }
  }

  package func logout() async {
    await presenter.presentLogout()
  }

  private func check() async {
    var isRight = false
    let attempt = await presenter.catching(hasLoadedContent: true) {
      isRight = try await worker.isRight(digits, of: account.id)
      if !isRight { try await worker.countWrongPin(of: account.id) }
    }
    digits = []
    guard attempt.isCompleted else { return await presenter.present(model) }
    if isRight {
      await presenter.presentMainScreen(of: account)
    } else {
      await presenter.presentDotsError(model)
    }
  }

  private var model: PinCodeData.PresentationModel {
    PinCodeData.PresentationModel(
      title: account.owner, filled: digits.count, corner: digits.isEmpty ? empty : .delete)
  }

  /// What the corner does when there is nothing to delete.
  private var empty: PinCodeData.CornerAction? {
    switch biometry {
    case .none: nil
    case .face: .face
    case .touch: .touch
    }
  }
}
