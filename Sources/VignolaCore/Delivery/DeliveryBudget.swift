/// How much one run may still deliver, and who keeps whom busy: the pure part of the dispatcher.
///
/// Senders are noted in the second half of the budget only. A run that ends before pays an addition
/// and a comparison a message.
struct DeliveryBudget {
  private(set) var deliveries = 0
  private var first: MessageStep?
  private var current: MessageStep?
  private var senderOf: [MessageStep: MessageStep] = [:]

  /// A run has delivered its outermost message, or so many, and goes on.
  mutating func begin(after count: Int = 1) {
    deliveries = count
  }

  /// The run began with `step`.
  mutating func name(_ step: MessageStep) {
    first = step
    if current == nil { current = step }
  }

  /// Whether the next delivery is in the first half, in which nobody need be named.
  func isAnonymous(limit: Int) -> Bool { deliveries < limit / 2 }

  /// One is delivered in the first half.
  mutating func spend() {
    deliveries += 1
  }

  /// Whether one more may be delivered; if so, `step` is what is handled from now on. A run's first
  /// always may.
  mutating func spend(on step: MessageStep, limit: Int) -> Bool {
    guard deliveries < max(1, limit) else { return false }
    deliveries += 1
    current = step
    return true
  }

  /// The message that is handled now has sent `step`.
  mutating func sent(_ step: MessageStep, limit: Int) {
    if deliveries > limit / 2, let current { senderOf[step] = current }
  }

  /// The run is over.
  mutating func end() {
    if current == nil { deliveries = 0 } else { self = DeliveryBudget() }
  }

  /// Who sent whom, from the step handled last back to where it comes round again; told in the
  /// order of sending, from the run's first message when that belongs to it.
  var cycle: [MessageStep] {
    guard let current else { return [] }
    var backwards = [current]
    while let last = backwards.last, let sender = senderOf[last] {
      if let again = backwards.firstIndex(of: sender) {
        return rotated(backwards[again...].reversed())
      }
      backwards.append(sender)
    }
    return backwards.reversed()
  }

  private func rotated(_ cycle: [MessageStep]) -> [MessageStep] {
    guard let first, let start = cycle.firstIndex(of: first) else { return cycle }
    return Array(cycle[start...] + cycle[..<start])
  }
}
