import Conformance
import Testing

@Suite("A suppression")
struct SuppressionTests {
  @Test("takes away the findings of its rule in what it stands before, and no others")
  func takesAway() async {
    let report = await Check(
      [
        (
          "a.swift",
          """
          // vignola:ignore gen.no-class-protocol: the build farm has an old compiler
          protocol A: class {}
          protocol B: class {} // vignola:ignore gen.no-class-protocol: so has this one
          protocol C: class {}
          """
        )
      ], only: ["gen.no-class-protocol", "gen.suppression"]
    ).run()
    #expect(report.entries.map(\.place.line) == [4])
  }

  @Test("of several rules takes away each")
  func several() async {
    let report = await Check(
      [
        (
          "a.swift",
          """
          // vignola:ignore gen.no-class-protocol, gen.no-static-mutable: the build farm has an old compiler
          protocol A: class {}
          """
        )
      ], only: ["gen.no-class-protocol", "gen.no-static-mutable", "gen.suppression"]
    ).run()
    #expect(report.entries.isEmpty)
  }

  @Test("without a reason takes nothing away and is told")
  func noReason() async {
    let report = await Check(
      [("a.swift", "// vignola:ignore gen.no-class-protocol\nprotocol A: class {}\n")],
      only: ["gen.*"]
    ).run()
    #expect(report.entries.map(\.rule) == ["gen.suppression", "gen.no-class-protocol"])
  }

  @Test("is not called needless while its rule was not asked")
  func notAsked() async {
    let text = "// vignola:ignore gen.no-class-protocol: once needed\nprotocol A {}\n"
    let whole = await Check([("a.swift", text)], only: ["gen.*"]).run()
    let part = await Check([("a.swift", text)], only: ["gen.no-static-mutable", "gen.suppression"])
      .run()
    #expect(whole.entries.map(\.rule) == ["gen.suppression"])
    #expect(part.entries.isEmpty)
  }

  @Test(
    "does what the examples of its rule say", arguments: SuppressionCheck.about.violations.indices)
  func violations(index: Int) async {
    let example = SuppressionCheck.about.violations[index]
    let (files, marked) = parts(of: example.code)
    let report = await Check(files, only: ["gen.*"]).run()
    let found = report.entries.filter { $0.rule == "gen.suppression" }
      .map { "\($0.place.path):\($0.place.line)" }
    #expect(found == marked)
  }

  @Test(
    "is right where the examples of its rule say so",
    arguments: SuppressionCheck.about.nearMisses.indices)
  func nearMisses(index: Int) async {
    let (files, marked) = parts(of: SuppressionCheck.about.nearMisses[index].code)
    let report = await Check(files, only: ["gen.*"]).run()
    #expect(report.entries.filter { $0.rule == "gen.suppression" }.isEmpty)
    #expect(marked.isEmpty)
  }

  /// The files of an example without the marks, and where the marks were.
  private func parts(of code: String) -> (files: [(String, String)], marked: [String]) {
    var files: [(String, [String])] = []
    var marked: [String] = []
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        files.append((String(line.dropFirst(9)), []))
        continue
      }
      if files.isEmpty { files.append(("a.swift", [])) }
      let last = files.count - 1
      files[last].1.append(String(line).replacing(" // <-", with: ""))
      if line.hasSuffix(" // <-") { marked.append("\(files[last].0):\(files[last].1.count)") }
    }
    return (files.map { ($0.0, $0.1.joined(separator: "\n")) }, marked)
  }
}
