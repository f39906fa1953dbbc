import CodeIndex
import Testing

@Suite struct CodebaseReaderTests {
  @Test("the number of jobs changes nothing of what is read")
  func jobs() throws {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["App/F\(number).swift"] = """
        class Screen\(number): Base\(number % 7) { func run\(number)() { view\(number % 3).show(a\(number)) } }
        extension Screen\((number + 1) % 40) { var someVeryLongPropertyName\(number % 5): Item { make() } }
        """
    }
    let scratch = try Scratch(files)
    let one = CodebaseReader(root: scratch.root, jobs: 1).read().code
    for jobs in [2, 3, 8] {
      let other = CodebaseReader(root: scratch.root, jobs: jobs).read().code
      #expect(other.files == one.files)
      #expect(other.types.map(\.path) == one.types.map(\.path))
      #expect(other.names.count == one.names.count)
    }
    let step = try #require(one.files[0].types[0].functions[0].body.steps.first)
    #expect(one.text(step.name) == "show")
  }

  @Test("a file that cannot be read is a problem, and the others are read")
  func unreadable() throws {
    let scratch = try Scratch(["App/Cart.swift": "class Cart {}"])
    try scratch.write([0, 1, 2], to: "App/Binary.swift")
    let read = CodebaseReader(root: scratch.root)
      .read(["App/Binary.swift", "App/Cart.swift", "App/Gone.swift", "App"]).files
    #expect(read.map(\.problems.count) == [1, 0, 1, 1])
    #expect(read[1].types.map(\.name) == ["Cart"])
    #expect(read[2].problems[0].message.hasPrefix("cannot be opened"))
    #expect(read[3].problems[0].message == "is not a file")
  }

  @Test("a file that says it is generated is counted and not read")
  func generated() throws {
    let scratch = try Scratch([
      "App/Mocks.swift": "// Generated using Sourcery\nclass Mock {}",
      "App/Cart.swift": "class Cart {}",
    ])
    var reader = CodebaseReader(root: scratch.root)
    let (code, found) = reader.read()
    #expect(code.types.map(\.name) == ["Cart"])
    #expect(found.skipped == [.generated: 1])
    reader.readsGenerated = true
    #expect(reader.read().code.types.map(\.name) == ["Cart", "Mock"])
  }

  @Test("parsing alone reads the same bytes")
  func parseOnly() throws {
    let scratch = try Scratch(["A.swift": "class A {}", "B.swift": "class B {}\n"])
    #expect(
      CodebaseReader(root: scratch.root, jobs: 2).parseOnly(["A.swift", "B.swift", "C.swift"]) == 21
    )
  }
}
