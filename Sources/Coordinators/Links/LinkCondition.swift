import VignolaCore

/// What has to hold before a link opens a route: "signed in" for all that only a member sees.
///
/// ```swift
/// LinkCondition("signed in", gateway.session) { $0 != nil }
/// LinkCondition("onboarded") { settings.isOnboarded }
/// ```
///
/// The link waits for it, and nothing is moved meanwhile. A condition that has held since the link
/// came, and holds no more, drops the link: after signing out nobody is taken to where they wanted to
/// go before.
@MainActor public struct LinkCondition {
  let name: String
  let holds: () -> Bool
  let watch: (LinkWatch) -> Void

  /// A condition that is asked again each time a screen or a flow has come or gone.
  ///
  /// - Parameters:
  ///   - name: What is waited for, as people are told.
  ///   - holds: Whether it holds.
  public init(_ name: String, _ holds: @escaping () -> Bool) {
    self.name = name
    self.holds = holds
    watch = { _ in }
  }

  /// A condition on a value, which is asked again when that changes, too.
  ///
  /// - Parameters:
  ///   - name: What is waited for, as people are told.
  ///   - value: The value.
  ///   - holds: Whether it holds with that value.
  public init<Value>(
    _ name: String, _ value: Observed<Value>, where holds: @escaping (Value) -> Bool
  ) {
    self.name = name
    self.holds = { holds(value.value) }
    watch = { watch in value.bind(to: watch) { watch, _ in watch.changed() } }
  }
}

/// Observes the values that a link waits for, as long as the link is on its way.
@MainActor final class LinkWatch {
  private let tell: () -> Void

  init(_ tell: @escaping () -> Void) {
    self.tell = tell
  }

  func changed() { tell() }
}
