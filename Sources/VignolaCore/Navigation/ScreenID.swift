/// The identity of one appearance of a screen.
///
/// It is given when the screen is put on a surface and never given again, by that surface or
/// another: the same object, pushed a second time after its removal, is another appearance with
/// another identity.
public struct ScreenID: Hashable, Sendable {
  /// The number of the surface; no surface has 0.
  private let issuer: Int
  private let number: Int

  fileprivate init(number: Int, issuer: Int) {
    self.number = number
    self.issuer = issuer
  }

  /// The identity of a screen that a surface did not put there.
  ///
  /// A ``NavigationStage`` numbers the screens it finds as it likes; they never equal an identity
  /// given by a surface.
  ///
  /// - Parameter number: What tells one foreign screen of a stage from another.
  /// - Returns: The identity.
  public static func foreign(_ number: Int) -> ScreenID {
    ScreenID(number: number, issuer: 0)
  }
}

extension ScreenID {
  /// Gives out the identities of one surface, and leads to that as long as it lives.
  @MainActor final class Issuer {
    private static var issuers = 0

    @exclusivity(unchecked) weak var surface: NavigationSurface?
    private let issuer: Int
    @exclusivity(unchecked) private var last = 0

    init() {
      Self.issuers += 1
      issuer = Self.issuers
    }

    func next() -> ScreenID {
      last += 1
      return ScreenID(number: last, issuer: issuer)
    }
  }
}

extension ScreenID: CustomStringConvertible {
  /// `#3` for a screen of a surface, `foreign 3` for another.
  public var description: String {
    issuer == 0 ? "foreign \(number)" : "#\(number)"
  }
}
