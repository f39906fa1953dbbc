/// What took a screen away.
///
/// ```swift
/// place.push(editScreen) { removal in
///   if removal != .code { drafts.keep() }   // the user left without asking us
/// }
/// ```
public enum Removal: Hashable, Sendable {
  /// Our own code did: pop, dismiss, close.
  case code
  /// The user went back: the back button, its menu, the swipe.
  case systemBack
  /// The user closed what was presented: a sheet pulled down.
  case systemDismiss
  /// Another root or other tabs took its place.
  case replaced
}

/// How something that was started for a result came to its end.
///
/// ```swift
/// switch ending {
/// case .finished(let session): enter(session)
/// case .removed(let removal): offerSignIn(after: removal)
/// }
/// ```
///
/// Exactly one of the two happens, once: see G5.
public enum Ending<Outcome: Sendable>: Sendable {
  /// It came to its own end, with what it was started for.
  case finished(Outcome)
  /// Its screens were taken away before that.
  case removed(Removal)
}

extension Ending: Equatable where Outcome: Equatable {}
