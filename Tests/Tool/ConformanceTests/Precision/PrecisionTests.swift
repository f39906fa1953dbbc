import Conformance
import Foundation
import Testing

@Suite("The precision of rules")
struct PrecisionTests {
  private static func label(
    _ rule: String, _ number: Int, _ verdicts: [PrecisionLabels.Verdict], repository: String = "a/b"
  ) -> PrecisionLabels.Label {
    PrecisionLabels.Label(
      repository: repository, commit: String(repeating: "0", count: 40), path: "A.swift",
      symbol: "App.T\(number)", subject: "x", rule: rule, verdicts: verdicts)
  }

  private static func table(
    right: Int, wrong: Int = 0, disputed: Int = 0, tuned: Int = 0
  ) -> PrecisionTable.Row? {
    var labels: [PrecisionLabels.Label] = []
    for number in 0..<right { labels.append(label("r", number, [.right, .right])) }
    for number in 0..<wrong { labels.append(label("r", 100 + number, [.wrong, .wrong])) }
    for number in 0..<disputed { labels.append(label("r", 200 + number, [.right, .wrong])) }
    for number in 0..<tuned {
      labels.append(label("r", 300 + number, [.right, .right], repository: "own/tuned"))
    }
    let all = PrecisionLabels(schema: 1, tuned: ["r": ["own/tuned"]], labels: labels)
    return PrecisionTable(all, rules: ["r"]).row("r")
  }

  @Test("fewer than ten labels prove nothing, and the rule warns at most")
  func unproven() {
    let row = Self.table(right: 9)
    #expect(row?.standing == "unproven")
    #expect(row?.ceiling == .warning)
  }

  @Test("nine right of ten is proven, eight warns at most, six is off")
  func thresholds() {
    #expect(Self.table(right: 9, wrong: 1)?.ceiling == .error)
    #expect(Self.table(right: 8, wrong: 2)?.ceiling == .warning)
    #expect(Self.table(right: 7, wrong: 3)?.ceiling == .warning)
    #expect(Self.table(right: 6, wrong: 4)?.ceiling == .off)
  }

  @Test("what the readers do not agree on counts as wrong")
  func disputed() {
    let row = Self.table(right: 9, disputed: 3)
    #expect(row?.percent == 75)
    #expect(row?.disputed == 3)
  }

  @Test("a repository that a rule was tuned on does not count for it")
  func tuned() {
    #expect(Self.table(right: 2, tuned: 40)?.labels == 2)
  }

  @Test("the file of labels is told of everything that is wrong with it")
  func problems() {
    var labels = PrecisionLabels(
      schema: 2, tuned: ["gone": []],
      labels: [
        Self.label("r", 1, [.right]), Self.label("gone", 2, [.right, .right]),
        Self.label("r", 3, [.right, .right], repository: "b"),
        Self.label("r", 4, [.right, .right]), Self.label("r", 4, [.wrong, .right]),
      ])
    labels.labels[3].commit = "main"
    labels.labels[4].commit = "main"
    #expect(
      labels.problems(rules: ["r"]) == [
        "the schema is 2; this version reads 1", "'tuned' names no rule: gone",
        "label 1 (r, a/b) has not two verdicts", "label 2 (gone, a/b) names no rule",
        "label 3 (r, b) has no repository of the form owner/name",
        "label 4 (r, a/b) has no commit of 40 hexadecimal digits",
        "label 5 (r, a/b) has no commit of 40 hexadecimal digits",
        "label 5 (r, a/b) is there twice",
      ])
  }

  private static func committed() throws -> PrecisionLabels {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Precision/labels.json")
    return try PrecisionLabels.read(Data(contentsOf: file))
  }

  @Test("the committed labels have nothing wrong with them, and there are 250 at least")
  func committedLabels() throws {
    let labels = try Self.committed()
    #expect(labels.problems(rules: Set(RuleCatalog.all.map(\.id))).isEmpty)
    #expect(labels.labels.count >= 250)
  }

  @Test("no rule weighs more than its precision allows")
  func ceilings() throws {
    let table = PrecisionTable(try Self.committed(), rules: RuleCatalog.all.map(\.id))
    for rule in RuleCatalog.all {
      let row = try #require(table.row(rule.id))
      #expect(
        rule.about.severity.weight <= row.ceiling.weight,
        "\(rule.id) is \(row.standing) with \(row.labels) labels")
      // What is off by default may be turned on, to warn.
      #expect(rule.about.ceiling.weight <= max(row.ceiling.weight, Severity.warning.weight))
    }
  }

  @Test("the published page says what the labels say")
  func page() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Precision/README.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let table = PrecisionTable(try Self.committed(), rules: RuleCatalog.all.map(\.id))
    #expect(page.hasSuffix(table.markdown))
  }
}
