/// A sensor that takes every face.
nonisolated public struct OpenSensor: BiometryReader {
  /// Faces.
  public let biometry = Biometry.face

  /// A sensor.
  public init() {}

  /// Takes the face.
  public func read(_ answer: @escaping @Sendable ((any Error)?) -> Void) { answer(nil) }
}
