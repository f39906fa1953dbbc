import CodeIndex
import Conformance
import Testing

@Suite("The examples of a rule")
struct RuleExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule
    var example: Example

    var testDescription: String { "\(rule.id): \(example.title)" }
  }

  static let violations = RuleCatalog.all.flatMap { rule in
    rule.about.violations.map { Case(rule: rule, example: $0) }
  }
  static let nearMisses = RuleCatalog.all.flatMap { rule in
    rule.about.nearMisses.map { Case(rule: rule, example: $0) }
  }

  @Test("that break it are found in the marked lines and in no other", arguments: violations)
  func violation(_ violation: Case) throws {
    let example = ExampleCode(violation.example.code)
    #expect(!example.marked.isEmpty, "no line is marked")
    let project = try example.project(for: violation.rule.about.family)
    let findings = violation.rule.findings(in: project)
    let found = example.lines(of: findings, in: project)
    #expect(found.sorted() == example.marked.sorted(), "\(findings.map(\.message))")
    #expect(findings.allSatisfy { $0.rule == violation.rule.id })
  }

  @Test("that come close are not found", arguments: nearMisses)
  func nearMiss(_ nearMiss: Case) throws {
    let example = ExampleCode(nearMiss.example.code)
    #expect(example.marked.isEmpty, "a line is marked")
    let project = try example.project(for: nearMiss.rule.about.family)
    let findings = nearMiss.rule.findings(in: project)
    let found = example.lines(of: findings, in: project)
    #expect(found.isEmpty, "\(found.sorted()): \(findings.map(\.message))")
  }

  @Test("can be parsed without a fault", arguments: violations + nearMisses)
  func parsed(_ either: Case) {
    let problems = ExampleCode(either.example.code).code(for: either.rule.about.family).files
      .flatMap(\.problems)
    #expect(problems.isEmpty, "\(problems.map(\.message))")
  }
}

@Suite("A rule")
struct RuleCatalogTests {
  @Test("has an id of its own, which begins with its family")
  func ids() {
    let ids = RuleCatalog.all.map(\.id)
    let twice = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
    let families = Set(Architecture.allCases.map(\.rawValue) + ["gen", "module", "custom"])
    #expect(RuleCatalog.all.filter { !families.contains($0.about.family) }.map(\.id) == [])
  }

  @Test("has three examples that break it and three that come close, each with a title of its own")
  func examples() {
    for rule in RuleCatalog.all {
      #expect(rule.about.violations.count >= 3, "\(rule.id)")
      #expect(rule.about.nearMisses.count >= 3, "\(rule.id)")
      let titles = (rule.about.violations + rule.about.nearMisses).map(\.title)
      #expect(Set(titles).count == titles.count, "\(rule.id)")
    }
  }

  @Test("says what it demands, why, from where, and what to do")
  func description() {
    for about in RuleCatalog.all.map(\.about) {
      let texts = [about.summary, about.rationale, about.source, about.fix]
      #expect(texts.allSatisfy { !$0.isEmpty }, "\(about.id)")
      #expect(about.severity <= .warning, "\(about.id) is unproven")
    }
  }
}
