import Foundation
import Testing

@Suite("vignola check, misused")
struct CheckFailureTests {
  private static let files = ["App/Cart.swift": "protocol Cart: class {}\n"]

  @Test("tells every mistake of the configuration with its place")
  func configuration() throws {
    let project = try TemporaryProject(Self.files)
    try project.write("{\n  schema: 1,\n  inclde: [],\n  rules: 1\n}", to: ".vignola.json")
    let output = try project.run("check")
    #expect(output.status == 2)
    #expect(output.text == "")
    #expect(
      output.messages == """
        .vignola.json:3:3: error: Unknown key 'inclde' in the configuration. Did you mean 'include'?
        .vignola.json:4:10: error: 'rules' is a text, and here is the number 1.

        """)
  }

  @Test("refuses a selector that selects nothing")
  func selectors() throws {
    let project = try TemporaryProject(Self.files)
    try project.write(
      """
      {schema: 1, exclude: ["Old/**"],
        architectures: [{paths: ["Ap/**"], use: ["mvc"]}],
        overrides: [{paths: ["Old/**"], severity: {"gen.*": "off"}, reason: "frozen"}],
        modules: {levels: ["Core"], place: [{modules: ["Kern"], level: "Core"}]}}
      """, to: ".vignola.json")
    let output = try project.run("check")
    #expect(output.status == 2)
    let lines = output.messages.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines[0] == ".vignola.json:2:28: error: No Swift file is at 'Ap/**'.")
    #expect(lines[1] == ".vignola.json:3:24: error: No Swift file is at 'Old/**'.")
    #expect(lines[2].hasPrefix(".vignola.json:4:50: error: There is no module 'Kern'."))
  }

  @Test("writes no report over a source", arguments: ["App/Cart.swift", ".vignola.json"])
  func keepsSources(file: String) throws {
    let project = try TemporaryProject(Self.files)
    try project.write("{schema: 1}", to: ".vignola.json")
    let before = try project.read(file)
    let output = try project.run("check", "--format", "json=\(file)")
    #expect(output.status == 2)
    #expect(
      output.messages == """
        vignola: error: '\(file)' is no report and is not overwritten. Name another file.

        """)
    #expect(try project.read(file) == before)
  }

  @Test("refuses two overrides that say equally much")
  func ties() throws {
    let project = try TemporaryProject(Self.files)
    try project.write(
      """
      {schema: 1, overrides: [
        {paths: ["App/*"], severity: {"gen.*": "off"}, reason: "a"},
        {paths: ["*/Cart.swift"], severity: {"gen.*": "off"}, reason: "b"},
        {paths: ["App/Car*"], severity: {"gen.*": "note"}, reason: "c"},
        {paths: ["App/*art*"], severity: {"gen.*": "off"}, reason: "d"}]}
      """, to: ".vignola.json")
    let output = try project.run("check")
    #expect(output.status == 2)
    #expect(
      output.messages.contains(".vignola.json:5:3: error: This override and the one at line 4"))
    #expect(output.messages.split(separator: "\n").count == 1)
  }

  @Test("finds no Swift file, or no rule, and says so")
  func nothing() throws {
    let project = try TemporaryProject(["README.txt": "empty"])
    let empty = try project.run("check")
    #expect(empty.status == 2)
    #expect(empty.messages.hasPrefix("vignola: error: There is no Swift file in "))
    try project.write("struct A {}", to: "a.swift")
    let ruleless = try project.run("check", "--only", "viper.*")
    #expect(ruleless.status == 2)
    #expect(ruleless.messages.hasPrefix("vignola: error: No rule applies."))
    try project.write("text", to: "Docs/a.txt")
    #expect(try project.run("check", "Docs").status == 2)
  }

  @Test("refuses a path that is not there or not in the root")
  func paths() throws {
    let project = try TemporaryProject(Self.files)
    let missing = try project.run("check", "Ap")
    #expect(missing.status == 2)
    #expect(missing.messages.hasPrefix("vignola: error: 'Ap' cannot be opened"))
    let outside = try project.run("check", "/", "--root", "App")
    #expect(outside.status == 2)
    #expect(outside.messages.contains("is not in the root"))
    #expect(try project.run("check", "--root", "App/Cart.swift").status == 2)
    #expect(try project.run("check", "--config", "none.json").status == 2)
  }

  @Test("says when a file cannot be written")
  func unwritable() throws {
    let project = try TemporaryProject(Self.files)
    let output = try project.run("check", "--format", "json=missing/folder/out.json")
    #expect(output.status == 2)
    #expect(
      output.messages.hasPrefix("vignola: error: 'missing/folder/out.json' cannot be written"))
  }

  @Test("says when its reader has gone")
  func brokenPipe() throws {
    let project = try TemporaryProject(Self.files)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let output = try project.run("check", to: pipe.fileHandleForWriting)
    #expect(output.status == 2)
    #expect(output.messages.contains("vignola: error: Standard output took not everything: "))
  }

  #if os(Linux)
    @Test("says when there is no room for what it prints")
    func full() throws {
      let project = try TemporaryProject(Self.files)
      let output = try project.run("check", to: FileHandle(forWritingAtPath: "/dev/full"))
      #expect(output.status == 2)
      #expect(output.messages.contains("No space left"))
    }
  #endif
}
