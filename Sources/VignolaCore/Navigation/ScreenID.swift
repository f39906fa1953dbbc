/// The identity of one appearance of a screen.
///
/// It is given when the screen is put on a surface and never given again there: the same object,
/// pushed a second time after its removal, is another appearance with another identity.
public struct ScreenID: Hashable, Sendable {
  private enum Origin: Hashable {
    case surface(Int)
    case foreign(Int)
  }

  private let origin: Origin

  init(_ number: Int) {
    origin = .surface(number)
  }

  private init(origin: Origin) {
    self.origin = origin
  }

  /// The identity of a screen that a surface did not put there.
  ///
  /// A ``NavigationStage`` numbers the screens it finds as it likes; they never equal an identity
  /// given by a surface.
  ///
  /// - Parameter number: What tells one foreign screen of a stage from another.
  /// - Returns: The identity.
  public static func foreign(_ number: Int) -> ScreenID {
    ScreenID(origin: .foreign(number))
  }
}

extension ScreenID: CustomStringConvertible {
  /// `#3` for a screen of a surface, `foreign 3` for another.
  public var description: String {
    switch origin {
    case .surface(let number): "#\(number)"
    case .foreign(let number): "foreign \(number)"
    }
  }
}
