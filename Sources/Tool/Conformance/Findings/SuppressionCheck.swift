import CodeIndex

/// What comments in the source take away from the findings, and what is wrong with the comments.
package struct SuppressionCheck {
  package static let about: RuleDescription = RuleDescription(
    id: "gen.suppression",
    summary: "A suppression names rules that there are, says why, and is needed",
    severity: .warning,
    rationale: """
      A suppression is a decision that the next reader has to understand. One without a reason, or for \
      something that was mended long ago, hides the next mistake instead.
      """,
    source: "SwiftLint's superfluous_disable_command; Periphery's ignore comments",
    fix: "Write `// vignola:ignore RULE: reason`, or take the comment out.",
    violations: [
      Example(
        "no reason",
        """
        // vignola:ignore gen.no-class-protocol // <-
        protocol CartOutput: class {}
        """),
      Example(
        "nothing to suppress, in an extension in another file",
        """
        // file: Cart.swift
        struct Cart {}
        // file: Cart+Total.swift
        // vignola:ignore gen.no-static-mutable: the cart outlives its total // <-
        extension Cart {}
        """),
      Example(
        "no such rule, on a nested type",
        """
        struct Cart {
          // vignola:ignore gen.no-unownd: the cart outlives its rows // <-
          final class Row {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "a reason, and a finding",
        """
        // vignola:ignore gen.no-class-protocol: the old compiler of the build farm needs it
        protocol CartOutput: class {}
        """),
      Example(
        "another tool's comment",
        """
        // swiftlint:disable:next class_delegate_protocol
        struct Cart {}
        """),
      Example(
        "a text that only talks of it",
        """
        struct Cart {
          let help = "vignola:ignore gen.no-static-mutable"
        }
        """),
    ])

  private let code: Codebase
  /// The rules that were asked and are not off in the file: only of those an unused suppression can be known.
  private let isAsked: (_ rule: String, _ path: String) -> Bool
  private var used: Set<SourcePosition> = []

  package init(code: Codebase, isAsked: @escaping (_ rule: String, _ path: String) -> Bool) {
    self.code = code
    self.isAsked = isAsked
  }

  /// Whether a comment takes the finding away.
  package mutating func suppresses(_ finding: Finding) -> Bool {
    let offset = finding.position.offset
    var isSuppressed = false
    for suppression in code.files[Int(finding.position.file)].suppressions
    where suppression.rules.contains(finding.rule) && !suppression.reason.isEmpty
      && (suppression.start...max(suppression.start, suppression.end)).contains(offset)
    {
      used.insert(suppression.position)
      isSuppressed = true
    }
    return isSuppressed
  }

  /// What is wrong with the comments themselves, once every finding was asked for.
  package func findings() -> [Finding] {
    let ids = RuleCatalog.descriptions.map(\.id)
    return code.files.flatMap { file in
      file.suppressions.flatMap { suppression in
        messages(for: suppression, in: file, ids: ids).map { message in
          let module = code.module(ofFile: Int(suppression.position.file))?.name ?? ""
          return Finding(
            Self.about.id, at: suppression.position, in: "\(module).\(file.path)",
            about: suppression.rules.joined(separator: ","), message)
        }
      }
    }
  }

  private func messages(
    for suppression: Suppression, in file: SourceFacts, ids: [String]
  ) -> [String] {
    let unknown = suppression.rules.filter { RuleCatalog.description($0) == nil }
    if suppression.rules.isEmpty {
      return ["The suppression names no rule; write // vignola:ignore RULE: reason"]
    }
    if suppression.reason.isEmpty {
      return [
        "The suppression has no reason and does nothing; write // vignola:ignore RULE: reason"
      ]
    }
    if !unknown.isEmpty {
      return unknown.map { "There is no rule '\($0)'. \(Nearest.hint(for: $0, among: ids))" }
    }
    let isUnused =
      suppression.rules.allSatisfy { isAsked($0, file.path) }
      && !used.contains(suppression.position)
    return isUnused ? ["The suppression has nothing to suppress; take it out"] : []
  }
}
