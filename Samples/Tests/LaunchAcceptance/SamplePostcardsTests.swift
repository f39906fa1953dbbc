import Launch
import Testing

@MainActor @Suite("The sample collection of postcards")
struct SamplePostcardsTests {
  @Test("fails once where it is told to, and ends where it ends")
  func sample() async throws {
    let sample = SamplePostcards(count: 45, failingOnceAt: [20])
    #expect(try await sample.postcards(from: 0, count: 20).count == 20)
    await #expect(throws: SamplePostcards.Unreachable.self) {
      try await sample.postcards(from: 20, count: 20)
    }
    #expect(try await sample.postcards(from: 20, count: 20).first?.title == "Postcard 21")
    #expect(try await sample.postcards(from: 40, count: 20).count == 5)
    #expect(try await sample.postcards(from: 60, count: 20).isEmpty)
  }
}
