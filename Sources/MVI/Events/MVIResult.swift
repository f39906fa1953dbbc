import VignolaCore

/// What a screen was opened for, told to the parent's intent once: the value that the child came to, or
/// that it was taken away before.
///
/// ```swift
/// // in the parent's intent
/// let result = MVIResult<Rating>("rated", to: self, in: scope) { logic, ending in
///   if case .finished(let rating) = ending { logic.rated(rating) }
/// }
/// routes.routeTo(.rating(video, result))
/// // in the child's intent
/// result.send(.five)
/// // in the router
/// place.present(for: result) { RatingAssembly.make(video, result, at: $0) }
/// ```
///
/// At most one of the two is told, whichever comes first (G5); none if the screen was never opened.
/// What comes after it is no news and is traced as such. It is told after the child's own message
/// has been handled (G1), and not once the parent is over (G4). The parent's intent is not kept. A
/// value; all its copies are one result, so that a route with a result can stand in the path of a
/// `NavigationStack`.
///
/// The article's screens have no way to tell their parent anything.
@MainActor public struct MVIResult<Value: Sendable> {
  private let teller: Teller

  @MainActor private final class Teller {
    let name: StaticString
    let scope: LifetimeScope
    var hear: ((Ending<Value>) -> Void)?

    init(_ name: StaticString, in scope: LifetimeScope, _ hear: @escaping (Ending<Value>) -> Void) {
      self.name = name
      self.scope = scope
      self.hear = hear
    }

    func tell(_ ending: Ending<Value>, from sender: StaticString) {
      guard let hear else {
        return scope.trace.record(.lifetime, name, module: scope.name, to: "(told already)")
      }
      self.hear = nil
      scope.deliver(.output, name, from: sender, to: "Intent", payload: ending) { hear(ending) }
    }
  }

  /// A result that nobody has told yet.
  ///
  /// - Parameters:
  ///   - name: What traces call it.
  ///   - owner: Who hears of it: the parent's intent. It is not kept.
  ///   - scope: The parent's life.
  ///   - hear: Called once, with the owner, so that it need not capture it.
  public init<Owner: AnyObject>(
    _ name: StaticString, to owner: Owner, in scope: LifetimeScope,
    _ hear: @escaping (Owner, Ending<Value>) -> Void
  ) {
    teller = Teller(name, in: scope) { [weak owner] ending in
      if let owner { hear(owner, ending) }
    }
  }

  /// Whether it was told, one way or the other.
  public var isTold: Bool { teller.hear == nil }

  /// The child has come to its end, with this. It does not close the child: that is a route of its own.
  ///
  /// - Parameter value: What it was opened for.
  public func send(_ value: Value) {
    teller.tell(.finished(value), from: "child")
  }

  /// The child's screen is gone: whoever shows it says so. If it was told already, that is no news.
  ///
  /// - Parameter removal: What took it away.
  public func removed(because removal: Removal) {
    teller.tell(.removed(removal), from: "Router")
  }
}

extension MVIResult: Hashable {
  /// A result is equal to its copies alone.
  public nonisolated static func == (left: MVIResult, right: MVIResult) -> Bool {
    left.teller === right.teller
  }

  /// Hashes which result it is.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(teller))
  }
}
