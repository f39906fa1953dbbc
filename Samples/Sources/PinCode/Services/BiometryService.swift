import SVIP

/// Asks the device's sensor, and hears its first answer.
public actor BiometryService: BiometryWorker {
  private let reader: any BiometryReader

  /// A service over a sensor.
  public init(_ reader: any BiometryReader) {
    self.reader = reader
  }

  /// What the sensor reads.
  public var biometry: Biometry { reader.biometry }

  /// Asks the user.
  public func authenticate() async throws {
    try await firstAnswer { answer in
      reader.read { error in answer(error.map { .failure($0) } ?? .success(())) }
    }
  }
}
