/// The values of the pin module.
nonisolated package enum PinCodeData {
  /// How many digits a pin has.
  package static let length = 4

  /// What the button at the bottom right does.
  package enum CornerAction: Equatable, Sendable {
    case delete, face, touch
  }

  /// What the view shows.
  package struct PresentationModel: Equatable, Sendable {
    /// Whose pin it is.
    package let title: String
    /// How many digits are there, from 0 to ``PinCodeData/length``.
    package let filled: Int
    /// Nil where there is nothing to delete and nothing to read.
    package let corner: CornerAction?
  }
}
