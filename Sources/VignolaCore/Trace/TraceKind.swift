/// What a traced step is: which kind of message, or what else happened.
///
/// The raw value is the word that stands in a trace file.
public enum TraceKind: String, Sendable, CaseIterable {
  /// What a person wants, said by a view.
  case intent
  /// What has happened, said by logic.
  case event
  /// What a view shall show.
  case update
  /// What a parent tells its child module.
  case input
  /// What a module tells its parent, or whoever observes it.
  case output
  /// What an interactor or a unit shall do.
  case command
  /// What a presenter brings to the screen.
  case present
  /// A state has changed.
  case state
  /// A screen came or went.
  case navigate
  /// A scope was opened or closed, an object registered, a message or a task came too late.
  case lifetime
  /// A task of a scope was started, or is over.
  case task
}
