import Testing

/// The mark of a test that proves a ``Guarantee`` for a ``Guarantee/Subject``.
///
/// It changes nothing in how the test runs. The table of guarantees is read from the marks, and a
/// cell without one fails the table's own test. Write it `.proves(.g1, .core)`.
public struct Proof: TestTrait, Hashable {
  /// What is proved.
  public let guarantee: Guarantee

  /// For whom it is proved.
  public let subject: Guarantee.Subject

  package init(guarantee: Guarantee, subject: Guarantee.Subject) {
    self.guarantee = guarantee
    self.subject = subject
  }
}

extension Trait where Self == Proof {
  /// Marks a test that would fail if `subject` did not keep `guarantee`.
  ///
  /// ```swift
  /// @Test("a closed scope drops what is queued", .proves(.g4, .core), .proves(.g7, .core))
  /// func late() { ... }
  /// ```
  ///
  /// Write both as the cases they are, `.g4` and `.core`: the table is read from the source.
  ///
  /// - Parameters:
  ///   - guarantee: What the test proves.
  ///   - subject: For whom.
  /// - Returns: The mark.
  public static func proves(_ guarantee: Guarantee, _ subject: Guarantee.Subject) -> Self {
    Proof(guarantee: guarantee, subject: subject)
  }
}
