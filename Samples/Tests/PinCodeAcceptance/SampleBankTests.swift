import PinCode
import Testing

@Suite("The sample bank")
struct SampleBankTests {
  @Test("knows its pins, and locks an account after three wrong ones")
  func sample() async throws {
    let bank = SampleBank()
    #expect(try await bank.isRight([1, 2, 3, 4], of: 1))
    #expect(try await !bank.isRight([1, 2, 3, 4], of: 2))
    for _ in 1...4 { try await bank.countWrongPin(of: 2) }
    #expect(try await bank.accounts().map(\.isLocked) == [false, true])
    #expect(try await bank.accounts().map(\.attemptsLeft) == [3, 0])
  }
}
