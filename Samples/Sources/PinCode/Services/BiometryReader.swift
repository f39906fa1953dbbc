/// The device's sensor, which answers by calling back: nil for the right face or finger.
nonisolated public protocol BiometryReader: Sendable {
  /// What it reads.
  var biometry: Biometry { get }

  /// Asks the user, and answers from any thread; with a `CancellationError` when the user thinks
  /// better of it.
  func read(_ answer: @escaping @Sendable ((any Error)?) -> Void)
}
