import Testing
import VignolaTesting

@Suite("Reading the table of guarantees")
struct GuaranteeTableTests {
  func table(_ sources: String...) -> GuaranteeTable {
    var table = GuaranteeTable()
    for (index, source) in sources.enumerated() { table.read(source, file: "File\(index).swift") }
    return table
  }

  let mark = GuaranteeTable.Cell(guarantee: .g5, subject: .core)

  @Test("a mark fills its cell, on one line or on several, alone or with others")
  func marks() {
    let table = table(
      """
      @Test("one", .proves(.g5, .core)) func one() {}

      @Test(
        "two",
        .proves( .g5 , .core ), .tags(.slow),
        .proves(.g9, .vsurf))
      func two() {}
      """)

    #expect(table.marks.map(\.cell.guarantee) == [.g5, .g5, .g9])
    #expect(table.marks.map(\.cell.subject) == [.core, .core, .vsurf])
    #expect(table.marks.map(\.place) == ["File0.swift:1", "File0.swift:3", "File0.swift:3"])
    #expect(table.disabled.isEmpty)
    #expect("\(table.marks[0])" == "g5 of core at File0.swift:1")
  }

  /// Apart from the others, since every real test of this package has a name.
  let plain = "@" + "Test func plain() {}"

  @Test("a mark in a comment, in a string, or in no test's attribute is none")
  func noMarks() {
    let table = table(
      #"""
      // @Test("one", .proves(.g5, .core))
      /* @Test("one", .proves(.g5, .core)) /* nested */ @Test(.proves(.g5, .core)) */
      let text = "@Test(.proves(.g5, .core))"
      let escaped = "\"@Test(.proves(.g5, .core))"
      let raw = #"" @Test(.proves(.g5, .core)) "#
      let long = """
        @Test("long", .proves(.g5, .core))
        """
      @Testable(.proves(.g5, .core)) struct Other {}
      let trait: Proof = .proves(.g5, .core)
      @Test("says .proves(.g5, .core) in its name") func name() {}
      \#(plain)
      """#)

    #expect(table.marks.isEmpty)
    #expect(table.unknown.isEmpty)
  }

  @Test(
    "a mark on a test that does not always run is a fault and fills nothing",
    arguments: [
      #"@Test("one", .disabled("later"), .proves(.g5, .core)) func one() {}"#,
      #"@Test("one", .disabled(), .proves(.g5, .core)) func one() {}"#,
      #"@Test("one", .proves(.g5, .core), .enabled(if: false)) func one() {}"#,
      """
      @Suite("all", .disabled("later")) struct All {
        @Test(.proves(.g5, .core)) func one() {}
      }
      """,
    ])
  func disabled(source: String) {
    let table = table(source)

    #expect(table.disabled.map(\.cell) == [mark])
    #expect(table.empty.contains(mark))
  }

  @Test("a cell without a running test is empty, and shown as such")
  func empty() {
    let all = table(
      Guarantee.Subject.allCases.flatMap { subject in
        subject.owes.map { "@Test(.proves(.\($0), .\(subject))) func one() {}" }
      }.joined(separator: "\n"))
    #expect(all.empty.isEmpty)
    #expect(!all.description.contains("EMPTY"))

    let none = table()
    #expect(none.empty.count == Guarantee.Subject.allCases.map(\.owes.count).reduce(0, +))

    let one = table("@Test(.proves(.g5, .core)) func one() {}")
    #expect(!one.empty.contains(mark))
    #expect(one.empty.count == none.empty.count - 1)
    #expect(
      one.description.split(separator: "\n")[2]
        == "| core | EMPTY | - | EMPTY | EMPTY | 1 | EMPTY | EMPTY | EMPTY | EMPTY |")
  }

  @Test("a mark for something that does not exist is told")
  func unknown() {
    let table = table("@Test(.proves(.g10, .core), .proves(.g1, .rest)) func one() {}")

    #expect(table.marks.isEmpty)
    #expect(
      table.unknown == [
        ".proves(.g10, .core) at File0.swift:1", ".proves(.g1, .rest) at File0.swift:1",
      ])
  }

  @Test("a text that ends in the middle of something is read to its end")
  func broken() {
    let beginnings = ["(", "(\"", "(.proves(", "(.proves(.g5, .core)"].map { "@" + "Test" + $0 }
    for source in beginnings + [plain, "/*", "#\"", "\"\\", "\"\"\"", "//", "/", ""] {
      #expect(table(source).marks.isEmpty)
    }
  }
}
