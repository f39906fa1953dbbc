/// What the views asked for during a pass and what must not happen before its end, since it may
/// change what the pass reads.
@MainActor final class AfterPass {
  /// The order in which a pass's actions run: what came, what changed, what went, and last what
  /// was dismissed. A pushed screen therefore appears before the covered one disappears.
  enum Moment: Int, CaseIterable {
    case appear, disappear, dismissal
  }

  private var actions: [Moment: [() -> Void]] = [:]

  /// Adds an action; those of one moment run in the order in which they were added.
  func add(_ action: @escaping () -> Void, to moment: Moment) {
    actions[moment, default: []].append(action)
  }

  /// Runs what was asked for, also what is asked for meanwhile.
  func run() {
    while !actions.isEmpty {
      let now = actions
      actions = [:]
      for moment in Moment.allCases {
        for action in now[moment] ?? [] { action() }
      }
    }
  }
}
