import CodeIndex

/// What a run has to say, ready to be printed in any format.
package struct Report: Sendable {
  package struct Place: Hashable, Sendable {
    /// From the root.
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  package struct Note: Hashable, Sendable {
    package var place: Place
    package var message: String
  }

  package struct Entry: Hashable, Sendable {
    package var rule: String
    package var severity: Severity
    package var place: Place
    package var message: String
    package var notes: [Note]
    package var symbol: String
    package var subject: String
    /// Among the findings of one rule, symbol and subject, from 1.
    package var ordinal: Int

    /// What stays when lines move and messages are reworded.
    package var fingerprint: String { "\(rule) \(symbol) \(subject) \(ordinal)" }
  }

  /// A file that could not be read, or not whole.
  package struct Problem: Hashable, Sendable {
    package var place: Place
    package var message: String
  }

  /// By path, line, column and rule.
  package var entries: [Entry] = []
  package var problems: [Problem] = []
  package var fileCount = 0
  /// Folders and files that were passed over.
  package var skipped: [SkipReason: Int] = [:]
  /// The rules that were asked, by id.
  package var rules: [String] = []

  package init() {}

  /// What was to say while files were looked for.
  package mutating func add(_ found: SourceSearch.Result, isReported: (_ path: String) -> Bool) {
    skipped = found.skipped
    for (path, problems) in found.problems where isReported(path) {
      let place = Place(path: path, line: 1, column: 1)
      self.problems += problems.map { Problem(place: place, message: $0.message) }
    }
    problems.sort {
      (ByteOrder(text: $0.place.path), $0.place.line, $0.message)
        < (ByteOrder(text: $1.place.path), $1.place.line, $1.message)
    }
  }

  package func count(_ severity: Severity) -> Int { entries.count { $0.severity == severity } }
}
