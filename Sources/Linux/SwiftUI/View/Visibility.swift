/// Whether a part of the user interface is shown.
@frozen public enum Visibility: Hashable, CaseIterable {
  /// As the system chooses.
  case automatic
  /// It may be seen.
  case visible
  /// It is not to be seen.
  case hidden
}
