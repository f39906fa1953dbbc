/// The services of the app. Configurators hand on to a module what it needs of them.
@MainActor public struct PinCodeServices {
  /// The bank.
  public let bank: any AccountsWorker & MainWorker
  /// The device's sensor.
  public let biometry: any BiometryWorker

  /// Services, by default those to try the app with.
  public init(
    bank: any AccountsWorker & MainWorker = SampleBank(),
    biometry: any BiometryWorker = BiometryService(OpenSensor())
  ) {
    self.bank = bank
    self.biometry = biometry
  }
}
