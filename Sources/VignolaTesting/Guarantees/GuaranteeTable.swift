/// The table of who proves what, read from the marks in the text of the tests.
///
/// A mark counts when it stands in the attribute of a test that can run: in a comment or a string
/// it is no mark, and on a disabled test it is a fault.
package struct GuaranteeTable {
  /// A cell of the table.
  package typealias Cell = Proof

  /// A test that has a mark.
  package struct Mark: Equatable, Sendable, CustomStringConvertible {
    /// The cell that it fills.
    package let cell: Cell
    /// The file and line where the test's attribute begins.
    package let place: String
    /// Whether the test does not run, or not always.
    package let isDisabled: Bool

    /// The cell and the place.
    package var description: String {
      "\(cell.guarantee) of \(cell.subject) at \(place)"
    }
  }

  /// Every mark found.
  package private(set) var marks: [Mark] = []

  /// Marks that name a guarantee or a subject that does not exist, and where.
  package private(set) var unknown: [String] = []

  /// An empty table.
  package init() {}

  /// Reads the marks of a file.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - file: What to call the file.
  package mutating func read(_ source: String, file: String) {
    let code = SwiftText(source)
    let suites = code.attributes("Suite")
    let isSuiteDisabled = suites.contains { SwiftText.isDisabling($0.text) }
    for attribute in code.attributes("Test") {
      let isDisabled = isSuiteDisabled || SwiftText.isDisabling(attribute.text)
      for (guarantee, subject) in SwiftText.marks(attribute.text) {
        let place = "\(file):\(attribute.line)"
        guard let guarantee = Guarantee(rawValue: guarantee),
          let subject = Guarantee.Subject(rawValue: subject)
        else {
          unknown.append(".proves(.\(guarantee), .\(subject)) at \(place)")
          continue
        }
        marks.append(
          Mark(
            cell: Cell(guarantee: guarantee, subject: subject), place: place,
            isDisabled: isDisabled))
      }
    }
  }

  /// The marks of tests that do not run.
  package var disabled: [Mark] { marks.filter(\.isDisabled) }

  /// The cells that a subject owes and no running test fills.
  package var empty: [Cell] {
    let filled = Set(marks.filter { !$0.isDisabled }.map(\.cell))
    return Guarantee.Subject.allCases.flatMap { subject in
      subject.owes.map { Cell(guarantee: $0, subject: subject) }
    }
    .filter { !filled.contains($0) }
  }

  /// The table as text: a row for each subject that owes anything, a column for each guarantee,
  /// with the number of tests, `-` where none is owed, and `EMPTY` where one is missing.
  package var description: String {
    let head = "| |" + Guarantee.allCases.map { " \($0.rawValue.uppercased()) |" }.joined()
    let line = "|---|" + Guarantee.allCases.map { _ in "---|" }.joined()
    let rows = Guarantee.Subject.allCases.filter { !$0.owes.isEmpty }.map { subject in
      "| \(subject) |"
        + Guarantee.allCases.map { guarantee in
          let cell = Cell(guarantee: guarantee, subject: subject)
          let count = marks.count { $0.cell == cell && !$0.isDisabled }
          let missing = subject.owes.contains(guarantee) ? "EMPTY" : "-"
          return " \(count > 0 ? String(count) : missing) |"
        }.joined()
    }
    return ([head, line] + rows).joined(separator: "\n")
  }
}
