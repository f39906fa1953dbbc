/// What becomes of a child module once its output has been heard: its parent's answer.
public enum RTFinish: Sendable {
  /// It stays.
  case keep
  /// It is taken off the screen, with everything over it.
  case close
}
