#if Macros && os(Linux)
  import Foundation
  import Testing

  @Suite("The compiler, of code with @NavigationState")
  struct CompilerTests {
    func expect(_ found: String, _ name: String, at place: SourceLocation = #_sourceLocation) throws
    {
      try expectGolden(found, Compiler.file("\(name).txt"), at: place)
    }

    @Test("has nothing to say about whatever shape is right")
    func accepted() throws {
      let compiler = try Compiler()
      defer { compiler.close() }
      #expect(try compiler.findings(in: "Accepted", "-typecheck", "-package-name", "shop") == "")
    }

    @Test("has nothing to say about the examples of the documentation")
    func documentation() throws {
      let page = try String(
        contentsOf: Compiler.file("../../../Sources/VSURFMacros/VSURFMacros.docc/VSURFMacros.md"),
        encoding: .utf8)
      let examples = page.split(separator: "```").filter { $0.hasPrefix("swift\nimport") }
      #expect(examples.count == 2)
      let compiler = try Compiler()
      defer { compiler.close() }
      for example in examples {
        let file = compiler.folder.appending(path: "Example.swift")
        try example.dropFirst("swift".count).write(to: file, atomically: true, encoding: .utf8)
        #expect(try compiler.findings(of: file, ["-typecheck"]) == "")
      }
    }

    @Test("passes on what the macro says, at the place that is meant")
    func refused() throws {
      let compiler = try Compiler()
      defer { compiler.close() }
      try expect(compiler.findings(in: "Refused", "-typecheck"), "Refused")
    }

    @Test("says itself what syntax cannot see, at the line that the macro wrote")
    func leftToTheCompiler() throws {
      let compiler = try Compiler()
      defer { compiler.close() }
      try expect(compiler.findings(in: "LeftToTheCompiler", "-typecheck"), "LeftToTheCompiler")
      try expect(
        compiler.findings(in: "NothingToBeginWith", "-emit-sil", "-o", "/dev/null"),
        "NothingToBeginWith")
    }

    @Test("has nothing to say where the main actor is the default, nor in code that is not on it")
    func defaultIsolation() throws {
      let compiler = try Compiler()
      defer { compiler.close() }
      let found = try compiler.findings(
        in: "DefaultIsolation", "-typecheck", "-default-isolation", "MainActor")
      #expect(found == "")
    }

    @Test("lets a public one be used from another package, one of a package from its modules")
    func access() throws {
      let compiler = try Compiler()
      defer { compiler.close() }
      #expect(try compiler.makeModule("Accepted") == "")
      try expect(
        compiler.findings(in: "Neighbour", "-typecheck", "-package-name", "shop"), "Neighbour")
      try expect(
        compiler.findings(in: "Stranger", "-typecheck", "-package-name", "other"), "Stranger")
    }
  }
#endif
