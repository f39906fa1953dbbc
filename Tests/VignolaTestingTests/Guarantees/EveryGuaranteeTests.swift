import Foundation
import Testing
import VignolaTesting

@Suite("Everyone proves what they owe")
struct EveryGuaranteeTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tests of this package and of the one beside it that shows it in use.
  static func table() throws -> GuaranteeTable {
    var table = GuaranteeTable()
    for folder in ["Tests", "Samples/Tests"] {
      let url = root.appending(path: folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in files?.allObjects ?? [] where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        guard source.contains("proves") else { continue }
        table.read(source, file: String(file.path.dropFirst(root.path.count + 1)))
      }
    }
    return table
  }

  @Test("no cell of the table of guarantees is empty")
  func noEmptyCell() throws {
    let table = try Self.table()

    #expect(
      table.empty.isEmpty,
      """
      No test is marked for \(table.empty.map { "\($0.guarantee) of \($0.subject)" }). Mark the \
      test that proves it with .proves(.g1, .core), or write it:
      \(table.description)
      """)
  }

  @Test("who proves that a seed gives one order does so in a suite that is explored")
  func explored() throws {
    let marks = try Self.table().marks.filter { $0.cell.guarantee == .g8 }
    let files = Set(marks.compactMap { $0.place.split(separator: ":").first.map(String.init) })
    for file in files where !file.hasPrefix("Tests/VignolaTestingTests") {
      let source = try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
      #expect(source.contains(/@Suite\([^\n]*\.explored/), "\(file)")
    }
    #expect(files.count >= Guarantee.Subject.allCases.count)
  }

  @Test("no mark is on a test that does not run, or for something that does not exist")
  func noIdleMark() throws {
    let table = try Self.table()

    #expect(table.disabled.isEmpty)
    #expect(table.unknown.isEmpty)
    #expect(!table.marks.isEmpty)
  }
}
