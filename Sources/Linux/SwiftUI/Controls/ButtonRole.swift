internal import ScreenTree

/// What a button's action means.
public struct ButtonRole: Equatable, Sendable {
  let traits: ElementTraits

  /// The action destroys something.
  public static let destructive = ButtonRole(traits: .destructive)
  /// The action cancels something.
  public static let cancel = ButtonRole(traits: .cancel)
}
