/// The services of the app. Configurators hand on to a module what it needs of them.
@MainActor public struct PinCodeServices {
  /// The bank.
  public let bank: any AccountsWorker & MainWorker
  /// The device's sensor.
  public let biometry: any BiometryWorker

  /// Services.
  public init(bank: any AccountsWorker & MainWorker, biometry: any BiometryWorker) {
    self.bank = bank
    self.biometry = biometry
  }
}
