import CodeIndex

/// Asks rules, and makes a report of what they say.
package struct Check: Sendable {
  package var project: Project
  package var configuration: Configuration
  /// Rules by id or pattern; `nil` for all that apply.
  package var only: [Glob]?
  package var except: [Glob] = []
  package var jobs = 1
  /// What of the files is reported; everything is read.
  package var isReported: @Sendable (_ path: String) -> Bool = { _ in true }
  /// The bytes of a file, for lines and columns.
  package var contents: @Sendable (_ path: String) -> [UInt8]?

  package init(
    project: Project, configuration: Configuration,
    contents: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.project = project
    self.configuration = configuration
    self.contents = contents
  }

  /// The rules that are asked: those of no architecture and of the architectures in use, without what is off
  /// everywhere.
  package var rules: [any Rule] {
    let severities = severities
    let families = project.families(configuration)
    return RuleCatalog.all.filter { rule in
      families.contains(rule.about.family) && isWanted(rule.id) && !severities.isOff(rule.id)
    }
  }

  package var severities: SeverityTable {
    SeverityTable(configuration, rules: RuleCatalog.descriptions)
  }

  private func isWanted(_ rule: String) -> Bool {
    (only?.contains { $0.matches(rule) } ?? true) && !except.contains { $0.matches(rule) }
  }

  /// The result does not depend on ``jobs``. What each rule took is told to `timing`, in no order.
  package func run(
    timing: (@Sendable (_ rule: String, _ duration: Duration) -> Void)? = nil
  ) async -> Report {
    let rules = rules
    let project = project
    let found = await Parallel.map(rules.count, jobs: jobs) { index in
      let start = ContinuousClock.now
      let findings = rules[index].findings(in: project)
      timing?(rules[index].id, .now - start)
      return findings
    }
    var report = Report()
    report.fileCount = project.code.files.count
    report.rules = rules.map(\.id).sorted()
    add(found.flatMap { $0 }, to: &report)
    addProblems(to: &report)
    return report
  }

  private func add(_ findings: [Finding], to report: inout Report) {
    let severities = severities
    let asked = Set(report.rules)
    let files = project.code.files
    var suppressions = SuppressionCheck(code: project.code) { rule, path in
      asked.contains(rule) && severities.severity(of: rule, in: path) != .off
    }
    var numbered = Ordinals()
    var kept: [(finding: Finding, ordinal: Int)] = []
    for finding in findings.sortedForReport() {
      let ordinal = numbered.next(finding)
      if !suppressions.suppresses(finding) { kept.append((finding, ordinal)) }
    }
    if isWanted(SuppressionCheck.about.id) {
      for finding in suppressions.findings() { kept.append((finding, numbered.next(finding))) }
    }
    var places = Places(files: files.map(\.path), contents: contents)
    for (finding, ordinal) in kept {
      let path = files[Int(finding.position.file)].path
      let severity = severities.severity(of: finding.rule, in: path)
      guard severity != .off, isReported(path) else { continue }
      report.entries.append(
        Report.Entry(
          rule: finding.rule, severity: severity, place: places[finding.position],
          message: finding.message,
          notes: finding.notes.map { Report.Note(place: places[$0.position], message: $0.message) },
          symbol: finding.symbol, subject: finding.subject, ordinal: ordinal))
    }
    report.entries.sort { $0.sortKey < $1.sortKey }
  }

  private func addProblems(to report: inout Report) {
    var places = Places(files: project.code.files.map(\.path), contents: contents)
    for (number, file) in project.code.files.enumerated() where isReported(file.path) {
      for problem in file.problems {
        let position = SourcePosition(file: Int32(number), offset: problem.offset ?? 0)
        let place =
          problem.offset == nil
          ? Report.Place(path: file.path, line: 1, column: 1) : places[position]
        report.problems.append(Report.Problem(place: place, message: problem.message))
      }
    }
  }
}

extension Project {
  /// The families whose rules apply: ``RuleDescription/family``.
  package func families(_ configuration: Configuration) -> Set<String> {
    var families: Set<String> = ["gen", "module"]
    families.formUnion(roles.components.map(\.role.architecture))
    families.formUnion(configuration.architectures.flatMap(\.use))
    return families
  }
}
