import Conformance
import Testing

@Suite("What somebody meant")
struct NearestTests {
  @Test(
    "is the word with the fewest changed letters",
    arguments: [
      ("architecures", "architectures"), ("exlcude", "exclude"), ("severty", "severity"),
      ("VIPER", "viper"), ("incldue", "include"),
    ])
  func near(word: String, meant: String) {
    let words = ["architectures", "exclude", "include", "severity", "viper"]
    #expect(Nearest.word(nearestTo: word, among: words) == meant)
    #expect(Nearest.hint(for: word, among: words) == "Did you mean '\(meant)'?")
  }

  @Test("is nothing where no word is near, and then all are told")
  func far() {
    #expect(Nearest.word(nearestTo: "colour", among: ["include", "rules"]) == nil)
    #expect(Nearest.word(nearestTo: "ab", among: ["xy"]) == nil)
    #expect(
      Nearest.hint(for: "colour", among: ["rules", "include"]) == "There are: include, rules.")
    #expect(Nearest.hint(for: "colour", among: []) == "")
    #expect(Nearest.word(nearestTo: String(repeating: "a", count: 100_000), among: ["a"]) == nil)
  }

  @Test("is of two as near the first in the alphabet")
  func tie() {
    #expect(Nearest.word(nearestTo: "rule", among: ["rulez", "rules"]) == "rules")
  }
}
