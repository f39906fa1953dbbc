import CodeIndex
import Conformance
import Testing

@Suite("A configuration")
struct ConfigurationReaderTests {
  @Test("is read whole")
  func whole() throws {
    let (read, problems) = ConfigurationReader.read(
      Array(Self.example.utf8), path: "a/.vignola.json")
    #expect(problems == [])
    let configuration = try #require(read)
    #expect(configuration.path == "a/.vignola.json")
    #expect(configuration.rules == RuleSetVersion(0, 1))
    #expect(configuration.include.map(\.glob.pattern) == ["App/**", "Modules/**"])
    #expect(configuration.exclude.map(\.glob.pattern) == ["**/Generated/**"])
    #expect(configuration.conditions == BuildConditions(os: "iOS", defines: ["DEBUG"]))
    #expect(
      configuration.architectures.map(\.use) == [["mvc"], ["coordinator", "mvp"], ["house"]])
    #expect(configuration.architectures[2].isolation == "MainActor")
    let presenter = configuration.architectures[1].roles[0]
    #expect(presenter.role == "presenter")
    #expect(presenter.names == ["*Presenter", "*PresenterImpl"])
    #expect(presenter.bases == ["BasePresenter"])
    let house = configuration.custom[0]
    #expect(house.name == "house")
    #expect(house.roles.map(\.role) == ["store", "screen"])
    #expect(house.links.map(\.strength) == [.strong, .weak])
    #expect(house.imports.map(\.deny) == [["ui"]])
    #expect(configuration.kinds.map(\.kind) == [.sdk, .sdk])
    #expect(configuration.severities.map(\.severity) == [.off, .error])
    #expect(configuration.overrides[0].reason == "frozen")
    #expect(configuration.limits.map(\.value) == [400])
  }

  @Test("says on which level and in which column a module stands, and what it may do")
  func modules() throws {
    let (read, problems) = ConfigurationReader.read(Array(Self.example.utf8))
    #expect(problems == [])
    let levels = try #require(read?.modules)
    #expect(levels.source == .swiftpm)
    #expect(levels.names == ["Core", "Feature", "FlowUI"])
    #expect(levels.columns == Levels.Columns(names: ["Appearance", "Logic"], meetAt: "FlowUI"))
    #expect(levels.mode == .relaxed)
    #expect(levels.peers == .forbid)
    #expect(levels.place(of: "NetworkKit")?.level == "Feature")
    #expect(levels.place(of: "NetworkKit")?.column == "Logic")
    #expect(levels.place(of: "Other") == nil)
    #expect(levels.external["Feature"] == ["*"])
    #expect(levels.tests["Core"] == ["unit"])
    #expect(levels.allowances[0].reason == "classic flow, until 2027-03")
  }

  @Test("tells everything that is wrong with it at once, with the place and what was meant")
  func problems() {
    let text = """
      {
        schema: 1,
        architecures: [],
        "include": "App/**",
        exclude: ["/App"],
        architectures: [{ paths: ["App/**"], use: ["vipre"] }, { use: [] }],
        modules: { levels: ["Core"], place: [{ modules: ["Core"], level: "Coer" }], mode: "strct" },
        severity: { "viper.weak-back-link": "error", "gen.*": "loud" },
        overrides: [{ paths: ["App/**"], severity: {} }],
        limits: { "mvc.controller-size": { rows: 1, lines: 1.5 } },
        schema: 2,
      }
      """
    let (configuration, problems) = ConfigurationReader.read(Array(text.utf8))
    #expect(configuration == nil)
    let told = problems.map { "\($0.place.line):\($0.place.column) \($0.message)" }
    #expect(
      told == [
        "3:3 Unknown key 'architecures' in the configuration. Did you mean 'architectures'?",
        "4:14 'include' is a list, and here is a text.",
        "5:13 '/App' leads out of the root; paths are told from there.",
        "6:46 There is no architecture 'vipre'. Did you mean 'viper'?",
        "6:58 'paths' is missing in an entry of 'architectures'.",
        "7:68 There is no level 'Coer'. Did you mean 'Core'?",
        "7:85 'mode' cannot be 'strct'. Did you mean 'strict'?",
        "8:15 There is no rule 'viper.weak-back-link'. Did you mean 'viper.weak-back-links'?",
        "8:57 The severity of 'gen.*' cannot be 'loud'. There are: error, note, off, warning.",
        "9:15 'reason' is missing in an entry of 'overrides'.",
        "10:13 The rule 'mvc.controller-size' has no limit 'rows'. There are: functions, lines, vars.",
        "10:54 The limit 'lines' is a whole number, and here is the number 1.5.",
        "11:3 The key 'schema' is here twice.",
      ])
  }

  @Test(
    "of another schema is not read on",
    arguments: [
      ("{schema: 2, x: 1}", "This version reads \"schema\": 1 alone."),
      ("{x: 1}", "'schema' is missing; this version reads \"schema\": 1."),
      ("[]", "The configuration is an object, and here is a list."),
      ("{schema: 1,", "A key or '}' should stand here, and here is the end."),
    ])
  func schema(text: String, message: String) {
    let (configuration, problems) = ConfigurationReader.read(Array(text.utf8))
    #expect(configuration == nil)
    #expect(problems.map(\.message) == [message])
  }

  @Test(
    "asks for nothing that this version has not",
    arguments: [
      ("baseline: { file: 'x' }", "'baseline' is not in this version."),
      ("rules: '0.9'", "'rules' asks for the set 0.9, and this version has 0.1."),
      ("rules: 'new'", "'rules' is the number of a rule set, as \"0.1\"."),
    ])
  func later(key: String, message: String) {
    let (_, problems) = ConfigurationReader.read(Array("{schema: 1, \(key)}".utf8))
    #expect(problems.map(\.message) == [message])
  }

  @Test("in which two patterns say equally much of a rule is refused")
  func ties() {
    let text = "{schema: 1, severity: { 'gen.no-unowne?': 'off', 'gen.no-unown?d': 'error' }}"
    let (_, problems) = ConfigurationReader.read(Array(text.utf8))
    #expect(
      problems.map(\.message) == [
        "'gen.no-unowne?' and 'gen.no-unown?d' say equally much of 'gen.no-unowned'; one has to say more."
      ])
  }

  @Test("may be empty but for its schema")
  func empty() {
    let (configuration, problems) = ConfigurationReader.read(Array("{schema: 1}".utf8))
    #expect(configuration?.architectures.isEmpty == true)
    #expect(problems == [])
  }

  private static let example = """
    {
      "$schema": "https://example.org/schema.json", // ignored
      "schema": 1,
      "rules": "0.1",
      "include": ["App/**", "Modules/**"],
      "exclude": ["**/Generated/**"],
      "conditions": { "os": "iOS", "defines": ["DEBUG"] },
      "architectures": [
        { "paths": ["App/**"], "use": ["mvc"] },
        { "paths": ["App/Flows/**"], "use": ["coordinator", "mvp"],
          "roles": { "presenter": { "names": ["*Presenter", "*PresenterImpl"], "bases": ["BasePresenter"] } } },
        { "paths": ["Modules/Payments/**"], "use": ["house"], "isolation": "MainActor" },
      ],
      "custom": { "house": {
        "roles": { "store": { "names": ["*Store"] }, "screen": { "bases": ["UIViewController"] } },
        "links": [ { "from": "screen", "to": "store" }, { "from": "store", "to": "screen", "as": "weak" } ],
        "imports": { "store": { "deny": ["ui"] } }
      } },
      "modules": {
        "from": "swiftpm",
        "levels": ["Core", "Feature", "FlowUI"],
        "columns": { "names": ["Appearance", "Logic"], "meetAt": "FlowUI" },
        "mode": "relaxed",
        "peers": "forbid",
        "place": [
          { "modules": ["Core"], "level": "Core" },
          { "modules": ["Cart", "Network*"], "level": "Feature", "column": "Logic" },
        ],
        "external": { "Core": ["utility"], "Feature": ["*"], "FlowUI": [] },
        "tests": { "Core": ["unit"], "FlowUI": ["snapshot"] },
        "allow": [ { "from": "MVPFlow", "to": "Cart", "reason": "classic flow, until 2027-03" } ]
      },
      "kinds": { "sdk": ["GoogleMaps", "Firebase*"] },
      "severity": { "gen.no-unowned": "off", "viper.*": "error" },
      "overrides": [ { "paths": ["App/Legacy/**"], "severity": { "gen.no-unowned": "note" }, "reason": "frozen" } ],
      "limits": { "mvc.controller-size": { "lines": 400 } },
    }
    """
}
