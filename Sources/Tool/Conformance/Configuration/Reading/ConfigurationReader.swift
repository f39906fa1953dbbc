import CodeIndex

/// Reads `.vignola.json`, and tells everything that is wrong with it at once.
///
/// Only a mistake of syntax, or another `schema`, hides what comes behind it.
package struct ConfigurationReader {
  let lines: LineTable
  package private(set) var problems: [ConfigurationProblem] = []

  /// `nil` when there are problems.
  package static func read(
    _ bytes: [UInt8], path: String = ".vignola.json"
  ) -> (configuration: Configuration?, problems: [ConfigurationProblem]) {
    var reader = ConfigurationReader(lines: LineTable(bytes))
    do throws(JSONSyntaxError) {
      var configuration = reader.configuration(try JSONParser.parse(bytes))
      configuration.path = path
      reader.check(configuration)
      return (reader.problems.isEmpty ? configuration : nil, reader.problems.sorted())
    } catch {
      reader.report(error.message + ".", at: error.offset)
      return (nil, reader.problems)
    }
  }

  func place(_ offset: Int) -> TextPlace {
    let (line, column) = lines.location(of: offset)
    return TextPlace(line: line, column: column)
  }

  mutating func report(_ message: String, at offset: Int) {
    problems.append(ConfigurationProblem(message, at: place(offset)))
  }

  mutating func report(_ message: String, at place: TextPlace) {
    problems.append(ConfigurationProblem(message, at: place))
  }

  private mutating func configuration(_ node: JSONNode) -> Configuration {
    var result = Configuration()
    guard let members = object(node, "The configuration") else { return result }
    guard let schema = members["schema"] else {
      report("'schema' is missing; this version reads \"schema\": 1.", at: node.offset)
      return result
    }
    guard number(schema, "'schema'") == 1 else {
      report("This version reads \"schema\": 1 alone.", at: schema.offset)
      return result
    }
    refuseUnknown(node, "the configuration", known: Self.keys)
    if let rules = members["rules"] { result.rules = ruleSet(rules) }
    result.include = patterns(members["include"], "'include'")
    result.exclude = patterns(members["exclude"], "'exclude'")
    result.conditions = members["conditions"].flatMap { conditions($0) }
    result.custom = customArchitectures(members["custom"])
    result.architectures = architectures(members["architectures"], custom: result.custom)
    result.modules = members["modules"].flatMap { levels($0) }
    result.kinds = kinds(members["kinds"])
    result.severities = severities(members["severity"], "'severity'")
    result.overrides = overrides(members["overrides"])
    result.limits = limits(members["limits"])
    if let baseline = members["baseline"] {
      report("'baseline' is not in this version.", at: baseline.offset)
    }
    return result
  }

  private static let keys = [
    "$schema", "schema", "rules", "include", "exclude", "conditions", "architectures", "custom",
    "modules", "kinds", "severity", "overrides", "limits", "baseline",
  ]

  private mutating func ruleSet(_ node: JSONNode) -> RuleSetVersion? {
    guard let text = text(node, "'rules'") else { return nil }
    guard let version = RuleSetVersion(text) else {
      report("'rules' is the number of a rule set, as \"0.1\".", at: node.offset)
      return nil
    }
    if version > .current {
      report(
        "'rules' asks for the set \(version), and this version has \(RuleSetVersion.current).",
        at: node.offset)
    }
    return version
  }

  private mutating func conditions(_ node: JSONNode) -> BuildConditions? {
    guard let members = object(node, "'conditions'", known: ["os", "defines"]) else { return nil }
    return BuildConditions(
      os: members["os"].flatMap { text($0, "'os'") },
      defines: Set(texts(members["defines"], "'defines'")))
  }
}
