import CodeIndex
import Conformance
import Testing

@Suite("A check")
struct CheckTests {
  private static let cart = """
    protocol CartOutput: class {}
    // vignola:ignore gen.no-class-protocol: the build farm has an old compiler
    protocol CartInput: class {}
    """
  private static let files = [
    ("App/Cart.swift", cart), ("App/Detail.swift", "protocol Detail: class {}\n"),
    ("Lib/b.swift", "\nprotocol B: class {}; protocol C: class {}\n"),
  ]

  @Test("reports by path, line, column and rule, with lines and columns from 1")
  func order() async {
    let report = await check(Self.files).run()
    #expect(
      report.entries.map { "\($0.place.path):\($0.place.line):\($0.place.column) \($0.rule)" } == [
        "App/Cart.swift:1:10 gen.no-class-protocol", "App/Detail.swift:1:10 gen.no-class-protocol",
        "Lib/b.swift:2:10 gen.no-class-protocol", "Lib/b.swift:2:32 gen.no-class-protocol",
      ])
    #expect(report.fileCount == 3)
    #expect(report.rules == ["gen.no-class-protocol"])
  }

  @Test("says the same whatever the number of jobs")
  func jobs() async {
    var one = check(Self.files, only: nil)
    var many = one
    one.jobs = 1
    many.jobs = 8
    let first = await one.run()
    let second = await many.run()
    #expect(first.entries == second.entries)
    #expect(!first.entries.isEmpty)
  }

  @Test("tells no rule that was left out")
  func onlyAndExcept() async {
    var check = check(Self.files, only: ["gen.*"])
    check.except = [Glob("gen.no-class-*")]
    let rules = check.rules.map(\.id)
    let report = await check.run()
    #expect(rules.contains("gen.no-static-mutable"))
    #expect(rules.allSatisfy { $0.hasPrefix("gen.") && $0 != "gen.no-class-protocol" })
    #expect(report.entries.isEmpty)
  }

  @Test("asks the rules of an architecture where it is in use, and elsewhere not")
  func families() {
    var configuration = Configuration()
    #expect(!check(Self.files, only: nil).rules.contains { $0.about.family == "viper" })
    configuration.architectures = [
      ArchitectureEntry(paths: [PathPattern("App/**")], use: ["viper"])
    ]
    let rules = check(Self.files, only: nil, configuration).rules
    #expect(rules.contains { $0.about.family == "viper" })
    #expect(!rules.contains { $0.about.family == "vip" })
  }

  @Test("reads everything and reports what was asked for")
  func paths() async {
    var check = check(Self.files)
    check.isReported = { $0.hasPrefix("Lib/") }
    let report = await check.run()
    #expect(report.entries.map(\.place.path) == ["Lib/b.swift", "Lib/b.swift"])
    #expect(report.fileCount == 3)
  }

  @Test("leaves out what is off in its file")
  func severities() async {
    var configuration = Configuration()
    configuration.overrides = [
      Override(
        paths: [PathPattern("App/**")],
        severities: [SeverityEntry(PathPattern("gen.no-class-protocol"), .off)], reason: "frozen"),
      Override(
        paths: [PathPattern("Lib/**")],
        severities: [SeverityEntry(PathPattern("gen.no-class-protocol"), .note)], reason: "soon"),
    ]
    let report = await check(Self.files, configuration).run()
    #expect(report.entries.map(\.severity) == [.note, .note])
    #expect(report.count(.note) == 2)
    #expect(report.count(.warning) == 0)
  }

  @Test("knows a finding again when lines have moved and others have come")
  func fingerprints() async {
    let before = await check([("a.swift", "protocol A: class {}\n")]).run()
    let after = await check([
      ("a.swift", "import Foundation\n\n\nprotocol A: class {}\nprotocol Z: class {}\n")
    ]).run()
    #expect(before.entries[0].fingerprint == after.entries[0].fingerprint)
    #expect(Set(after.entries.map(\.fingerprint)).count == 2)
  }

  @Test("tells what could not be read beside the findings")
  func problems() async {
    let report = await check([("a.swift", "\0\0\0"), ("b.swift", "protocol B: class {}")]).run()
    #expect(report.problems.map(\.place.path) == ["a.swift"])
    #expect(report.entries.map(\.place.path) == ["b.swift"])
  }

  private func check(
    _ files: [(String, String)], only: [String]? = ["gen.no-class-protocol"],
    _ configuration: Configuration = Configuration()
  ) -> Check {
    Check(files, only: only, configuration)
  }

  private func check(_ files: [(String, String)], _ configuration: Configuration) -> Check {
    Check(files, only: ["gen.no-class-protocol"], configuration)
  }
}

extension Check {
  /// A check of texts instead of files.
  init(
    _ files: [(String, String)], only: [String]?, _ configuration: Configuration = Configuration()
  ) {
    let code = Codebase(
      sources: files.map { (path: $0.0, text: $0.1) },
      modules: [SourceModule(name: "App", kind: .app, origin: .folders, folders: [""])],
      owner: { _ in 0 })
    let texts = Dictionary(uniqueKeysWithValues: files)
    self.init(
      project: Project(code, configuration: configuration), configuration: configuration,
      contents: { texts[$0].map { Array($0.utf8) } })
    self.only = only.map { $0.map { Glob($0) } }
  }
}
