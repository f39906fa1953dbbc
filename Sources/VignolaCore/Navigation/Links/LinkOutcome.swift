/// What has become of a link.
///
/// It may wait, for one thing after the other, and comes to one end: all others are final.
public enum LinkOutcome: Hashable, Sendable {
  /// What it leads to is up.
  case landed
  /// It goes on when what is named has come to be.
  case waiting(for: String)
  /// It was on its way, and is given up.
  case dropped(String)
  /// It leads nowhere.
  case refused(String)

  /// Whether it is the link's end.
  public var isFinal: Bool {
    if case .waiting = self { false } else { true }
  }
}
