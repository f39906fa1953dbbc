import CodeIndex

extension Configuration {
  /// What names nothing of the code, and what cannot be decided in it.
  ///
  /// A folder that was renamed would otherwise switch its rules off in silence. An exclusion alone may exclude
  /// nothing, since what is generated is not always there.
  package func problems(in code: Codebase) -> [ConfigurationProblem] {
    let paths = code.files.map(\.path)
    let modules = code.modules.map(\.name)
    let patterns =
      include + architectures.flatMap(\.paths) + overrides.flatMap(\.paths)
    var problems = patterns.filter { pattern in !paths.contains(where: pattern.glob.matches) }
      .map { ConfigurationProblem("No Swift file is at '\($0.glob.pattern)'.", at: $0.place) }
    for pattern in self.modules?.places.flatMap(\.modules) ?? []
    where !modules.contains(where: pattern.glob.matches) {
      let name = pattern.glob.pattern
      let hint = pattern.glob.isLiteral ? " " + Nearest.hint(for: name, among: modules) : ""
      problems.append(
        ConfigurationProblem("There is no module '\(name)'.\(hint)", at: pattern.place))
    }
    return (problems + ties(paths)).sorted()
  }

  private func ties(_ paths: [String]) -> [ConfigurationProblem] {
    let ids = RuleCatalog.descriptions.map(\.id)
    var problems: [ConfigurationProblem] = []
    for (number, later) in overrides.enumerated() {
      for earlier in overrides[..<number] {
        guard let rule = ids.first(where: { tie(earlier, later, over: $0) }),
          let path = paths.first(where: { path in
            guard let weight = SeverityTable.weight(of: later.paths, for: path) else {
              return false
            }
            return SeverityTable.weight(of: earlier.paths, for: path) == weight
          })
        else { continue }
        problems.append(
          ConfigurationProblem(
            "This override and the one at line \(earlier.place.line) say equally much of '\(rule)' "
              + "in \(path); one has to say more.", at: later.place))
      }
    }
    return problems
  }

  private func tie(_ left: Override, _ right: Override, over rule: String) -> Bool {
    guard let weight = SeverityTable.heaviest(left.severities, for: rule)?.rules.glob.weight else {
      return false
    }
    return SeverityTable.heaviest(right.severities, for: rule)?.rules.glob.weight == weight
  }
}
