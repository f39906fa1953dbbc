import CodeIndex
import Conformance
import Testing

@Suite("How much a finding weighs")
struct SeverityTableTests {
  private let rules = [
    described("gen.proven", .warning, ceiling: .error), described("gen.unproven", .warning),
    described("gen.silent", .off), described("viper.new", .warning, since: RuleSetVersion(0, 2)),
  ]

  @Test("is the rule's own word until something else is said")
  func builtIn() {
    let table = SeverityTable(Configuration(), rules: rules)
    #expect(table.severity(of: "gen.proven", in: "App/a.swift") == .warning)
    #expect(table.severity(of: "gen.silent", in: "App/a.swift") == .off)
    #expect(table.severity(of: "gen.unknown", in: "App/a.swift") == .off)
    #expect(table.isOff("gen.silent"))
    #expect(!table.isOff("gen.proven"))
  }

  @Test("is what the pattern says that says most")
  func mostSpecific() {
    var configuration = Configuration()
    configuration.severities = [
      SeverityEntry(PathPattern("gen.proven"), .error), SeverityEntry(PathPattern("gen.*"), .note),
      SeverityEntry(PathPattern("*"), .off),
    ]
    let table = SeverityTable(configuration, rules: rules)
    #expect(table.severity(of: "gen.proven", in: "a.swift") == .error)
    #expect(table.severity(of: "gen.unproven", in: "a.swift") == .note)
    #expect(table.severity(of: "viper.new", in: "a.swift") == .off)
    #expect(table.isOff("viper.new"))
  }

  @Test("is in the files of an override what that says, and elsewhere not")
  func overrides() {
    var configuration = Configuration()
    configuration.severities = [SeverityEntry(PathPattern("gen.proven"), .error)]
    configuration.overrides = [
      Override(
        paths: [PathPattern("App/Legacy/Old/**")],
        severities: [SeverityEntry(PathPattern("gen.*"), .note)], reason: "old"),
      Override(
        paths: [PathPattern("App/Legacy/**")],
        severities: [SeverityEntry(PathPattern("gen.proven"), .off)], reason: "frozen"),
    ]
    let table = SeverityTable(configuration, rules: rules)
    #expect(table.severity(of: "gen.proven", in: "App/a.swift") == .error)
    #expect(table.severity(of: "gen.proven", in: "App/Legacy/a.swift") == .off)
    #expect(table.severity(of: "gen.proven", in: "App/Legacy/Old/a.swift") == .note)
    #expect(table.severity(of: "gen.unproven", in: "App/Legacy/a.swift") == .warning)
  }

  @Test("of a rule that an override alone switches on is asked for")
  func switchedOn() {
    var configuration = Configuration()
    configuration.overrides = [
      Override(
        paths: [PathPattern("App/**")],
        severities: [SeverityEntry(PathPattern("gen.silent"), .warning)], reason: "here it is right"
      )
    ]
    #expect(!SeverityTable(configuration, rules: rules).isOff("gen.silent"))
  }

  @Test("is a warning at most while the rule's precision is unproven, whoever asks for more")
  func ceiling() {
    var configuration = Configuration()
    configuration.severities = [
      SeverityEntry(PathPattern("gen.unproven"), .error),
      SeverityEntry(PathPattern("gen.proven"), .error),
    ]
    let table = SeverityTable(configuration, rules: rules)
    #expect(table.severity(of: "gen.unproven", in: "a.swift") == .warning)
    #expect(table.severity(of: "gen.proven", in: "a.swift") == .error)
    #expect(table.capped.map(\.rule) == ["gen.unproven"])
  }

  @Test("is a note for a rule that came after the rule set in force")
  func ruleSet() {
    var configuration = Configuration()
    configuration.rules = RuleSetVersion(0, 1)
    let early = SeverityTable(configuration, rules: rules)
    #expect(early.severity(of: "viper.new", in: "a.swift") == .note)
    #expect(early.severity(of: "gen.proven", in: "a.swift") == .warning)
    configuration.rules = RuleSetVersion(0, 2)
    let late = SeverityTable(configuration, rules: rules)
    #expect(late.severity(of: "viper.new", in: "a.swift") == .warning)
  }
}

private func described(
  _ id: String, _ severity: Severity, ceiling: Severity = .warning,
  since: RuleSetVersion = RuleSetVersion(0, 1)
) -> RuleDescription {
  RuleDescription(
    id: id, summary: "", severity: severity, rationale: "", source: "", fix: "", violations: [],
    nearMisses: [], ceiling: ceiling, since: since)
}
