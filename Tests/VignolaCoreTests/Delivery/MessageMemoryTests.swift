#if os(Linux)
  import Foundation
  import Testing
  import VignolaTesting

  @Suite("A long life") struct MessageMemoryTests {
    @Test(
      "after a million messages the process is within 1 MB of what it was after 10,000",
      .proves(.g1, .core))
    func residentSize() throws {
      let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      let soak = Process()
      let output = Pipe()
      soak.executableURL = tests.deletingLastPathComponent().appending(path: "MessageSoak")
      soak.standardOutput = output
      try soak.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      soak.waitUntilExit()
      #expect(soak.terminationStatus == 0)

      let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      try #require(numbers.count == 4, "The process printed \(text)")
      let (early, late, seen, dropped) = (numbers[0], numbers[1], numbers[2], numbers[3])
      #expect(early > 1_000_000)
      #expect(late - early < 1_048_576)
      #expect(seen == 600_001)
      #expect(dropped == 200_000)
    }
  }
#endif
