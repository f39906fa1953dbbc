#if os(Linux)
  import Foundation
  import Testing
  import VignolaTesting

  @Suite("A long life") struct MessageMemoryTests {
    @Test(
      "after a million messages the process is within 1 MB of what it was after 10,000",
      .proves(.g1, .core))
    func messages() throws {
      let soak = try Soak([])
      #expect(soak.early > 1_000_000)
      #expect(soak.late - soak.early < 1_048_576)
      #expect(soak.heard == 600_001)
      #expect(soak.dropped == 200_000)
    }

    @Test(
      """
      after ten thousand modules, and a million messages to them, the process is within 1 MB of what \
      it was after a tenth of that
      """, .proves(.g6, .core), arguments: ["coordinators", "mvi", "roundTable", "svip", "vsurf"])
    func modules(architecture: String) throws {
      let soak = try Soak([architecture])
      #expect(soak.early > 1_000_000)
      #expect(soak.late - soak.early < 1_048_576)
      #expect(soak.heard == 1_000_000)
      #expect(soak.dropped == 0)
    }
  }

  /// What a run of the process says.
  private struct Soak {
    let early, late, heard, dropped: Int

    init(_ arguments: [String]) throws {
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      let soak = Process()
      let output = Pipe()
      soak.executableURL = tests.deletingLastPathComponent().appending(path: "MessageSoak")
      soak.arguments = arguments
      soak.standardOutput = output
      try soak.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      soak.waitUntilExit()
      #expect(soak.terminationStatus == 0)

      let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      try #require(numbers.count == 4, "The process printed \(text)")
      (early, late, heard, dropped) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }
#endif
