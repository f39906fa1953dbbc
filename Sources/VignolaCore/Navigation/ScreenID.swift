/// The identity of one appearance of a screen.
///
/// It is given when the screen is put on a surface and never given again, by that surface or
/// another: the same object, pushed a second time after its removal, is another appearance with
/// another identity.
public struct ScreenID: Hashable, Sendable {
  private let issuer: ObjectIdentifier?
  private let number: Int
  /// Keeps the issuer's identity from being used again as long as one of its numbers is known.
  private let issuerItself: Issuer?

  fileprivate init(number: Int, issuer: Issuer?) {
    self.number = number
    self.issuer = issuer.map(ObjectIdentifier.init)
    issuerItself = issuer
  }

  /// The identity of a screen that a surface did not put there.
  ///
  /// A ``NavigationStage`` numbers the screens it finds as it likes; they never equal an identity
  /// given by a surface.
  ///
  /// - Parameter number: What tells one foreign screen of a stage from another.
  /// - Returns: The identity.
  public static func foreign(_ number: Int) -> ScreenID {
    ScreenID(number: number, issuer: nil)
  }

  /// Whether two identities are of the same appearance.
  public static func == (one: ScreenID, other: ScreenID) -> Bool {
    one.number == other.number && one.issuer == other.issuer
  }

  /// Feeds the identity to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(issuer)
    hasher.combine(number)
  }
}

extension ScreenID {
  /// Gives out the identities of one surface.
  @MainActor final class Issuer {
    private var last = 0

    nonisolated init() {}

    func next() -> ScreenID {
      last += 1
      return ScreenID(number: last, issuer: self)
    }
  }
}

extension ScreenID: CustomStringConvertible {
  /// `#3` for a screen of a surface, `foreign 3` for another.
  public var description: String {
    issuer == nil ? "foreign \(number)" : "#\(number)"
  }
}
