/// Puts the services together with which the app can be tried.
public enum ServicesConfigurator {
  /// Services whose sensor takes every face.
  ///
  /// - Parameter bank: The bank.
  @MainActor public static func configureServices(
    bank: any AccountsWorker & MainWorker = SampleBank()
  ) -> PinCodeServices {
    PinCodeServices(bank: bank, biometry: BiometryService(OpenSensor()))
  }
}
