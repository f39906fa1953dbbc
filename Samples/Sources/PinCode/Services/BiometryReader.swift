/// The device's sensor, which answers by calling back: nil for the right face or finger.
nonisolated public protocol BiometryReader: Sendable {
  /// What it reads.
  var biometry: Biometry { get }

  /// Asks the user, and answers from any thread; with a `CancellationError` when the user thinks
  /// better of it.
  func read(_ answer: @escaping @Sendable ((any Error)?) -> Void)
}

/// What a sensor reads.
nonisolated public enum Biometry: Sendable {
  /// There is no sensor.
  case none
  /// Faces.
  case face
  /// Fingers.
  case touch
}

/// A sensor that takes every face.
nonisolated public struct OpenSensor: BiometryReader {
  /// Faces.
  public let biometry = Biometry.face

  /// A sensor.
  public init() {}

  /// Takes the face.
  public func read(_ answer: @escaping @Sendable ((any Error)?) -> Void) { answer(nil) }
}
