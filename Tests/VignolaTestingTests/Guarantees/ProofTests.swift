import Testing
import VignolaTesting

@Suite("A test's mark")
struct ProofTests {
  // Not written in the attribute: the table would take them for real ones.
  static let sample = (Proof.proves(.g5, .core), Proof.proves(.g9, .vsurf))

  @Test(
    "says what it proves and for whom, where the running test can be asked",
    sample.0, sample.1)
  func isATrait() throws {
    let proofs = try #require(Test.current).traits.compactMap { $0 as? Proof }

    #expect(proofs.map(\.guarantee) == [.g5, .g9])
    #expect(proofs.map(\.subject) == [.core, .vsurf])
  }

  @Test("everybody owes G8")
  func owed() {
    for subject in Guarantee.Subject.allCases {
      #expect(subject.owes.contains(.g8))
    }
  }
}
