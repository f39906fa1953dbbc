import CodeIndex

/// The closures of a body, each with what stands in it.
struct ClosureScan {
  struct Closure {
    var start: StepView
    /// Nested ones' steps too.
    var steps: [StepView]
    /// By captured name, how: `weak`, `unowned`, `strong`.
    var captures: [String: String]

    /// `self.close()`, `self?.close()`, and what is captured as self.
    var usesSelf: Bool {
      captures["self"] != nil
        || steps.contains {
          $0.name == "self" || $0.root == "self" || $0.flags.contains(.explicitSelf)
        }
    }

    var capturesSelfWeakly: Bool { captures["self"] == "weak" || captures["self"] == "unowned" }
  }

  private(set) var closures: [Closure] = []

  /// O(steps · depth).
  init(_ steps: [StepView]) {
    var open: [Int] = []
    for step in steps {
      switch step.kind {
      case .closureStart:
        for index in open { closures[index].steps.append(step) }
        open.append(closures.count)
        closures.append(Closure(start: step, steps: [], captures: [:]))
      case .closureEnd:
        open.removeLast(min(1, open.count))
      case .capture:
        if let last = open.last { closures[last].captures[step.name] = step.receiver }
      default:
        for index in open { closures[index].steps.append(step) }
      }
    }
  }
}
