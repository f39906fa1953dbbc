/// What the app remembers from one start to the next.
@MainActor public protocol SessionStore: AnyObject {
  /// What proves that the user has signed in; nil for one who has not.
  var token: Token? { get set }
  /// Whether the user has been through the introduction, this one or an earlier one on this device.
  var hasSeenOnboarding: Bool { get set }
}

/// What proves that a user has signed in.
public struct Token: Equatable, Sendable {
  /// Its text.
  public let text: String

  /// A token of a text.
  public init(_ text: String) {
    self.text = text
  }
}

/// Remembers for as long as it lives itself.
@MainActor public final class MemorySessionStore: SessionStore {
  /// What proves that the user has signed in.
  public var token: Token?
  /// Whether the user has been through the introduction.
  public var hasSeenOnboarding: Bool

  /// A memory, by default a new user's.
  public init(token: Token? = nil, hasSeenOnboarding: Bool = false) {
    self.token = token
    self.hasSeenOnboarding = hasSeenOnboarding
  }
}
