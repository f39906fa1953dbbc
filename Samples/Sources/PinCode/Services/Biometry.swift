/// What a sensor reads.
nonisolated public enum Biometry: Sendable {
  /// There is no sensor.
  case none
  /// Faces.
  case face
  /// Fingers.
  case touch
}
