import Foundation
import Testing

@Suite("The command line")
struct UsageTests {
  private let project: TemporaryProject

  init() throws { project = try TemporaryProject(["a.swift": "struct A {}\n"]) }

  @Test(
    "names the nearest of what it has",
    arguments: [
      (["chekc"], "There is no command 'chekc'. Did you mean 'check'?"),
      (["check", "--stric"], "'vignola check' has no flag '--stric'. Did you mean '--strict'?"),
      (["check", "--format", "jsn"], "There is no format 'jsn'. Did you mean 'json'?"),
      (
        ["check", "--only", "gen.no-unownd"],
        "'--only': there is no rule 'gen.no-unownd'. Did you mean 'gen.no-unowned'?"
      ),
      (
        ["explain", "gen.no-unownd"],
        "There is no rule 'gen.no-unownd'. Did you mean 'gen.no-unowned'?"
      ),
      (
        ["rules", "--format", "markdwn"], "'--format' cannot be 'markdwn'. Did you mean 'markdown'?"
      ),
      (["explain-role", "Aa"], "There is no type 'Aa' here."),
    ])
  func nearest(arguments: [String], message: String) throws {
    let output = try Tool.run(arguments, in: project.folder)
    #expect(output.status == 2)
    #expect(
      output.messages.trimmingCharacters(in: .newlines).hasPrefix("vignola: error: \(message)"))
    #expect(output.text == "")
  }

  @Test(
    "refuses what is missing, doubled or too much",
    arguments: [
      ([], "Say what to do."), (["explain"], "Something is missing: vignola explain RULE"),
      (["explain", "a", "b"], "'b' is one too many: vignola explain RULE"),
      (["check", "--jobs"], "'--jobs' needs a value: --jobs N"),
      (["check", "--jobs", "0"], "'--jobs' is a number from 1 to 1024, and not '0'."),
      (["check", "--jobs", "1", "--jobs=2"], "'--jobs' is here twice."),
      (["check", "--strict=yes"], "'--strict' takes no value."),
      (["check", "--root="], "'--root' needs a value: --root DIR"),
      (["check", "--format", "json", "--format", "xcode"], "Two formats cannot both go"),
      (["check", "--format", "json="], "'--format json=' names no file."),
    ])
  func refused(arguments: [String], message: String) throws {
    let output = try Tool.run(arguments, in: project.folder)
    #expect(output.status == 2)
    #expect(output.messages.hasPrefix("vignola: error: \(message)"))
  }

  @Test(
    "says of what a later version has that this one has it not",
    arguments: [
      ["init"], ["new", "app", "Shop", "--architecture", "viper"], ["graph", "--kind", "modules"],
      ["trace", "check", "a.jsonl"], ["check", "--baseline", "f"], ["check", "--write-baseline"],
      ["check", "--allow-additions"], ["check", "--prune-baseline"], ["check", "--fix"],
      ["check", "--dry-run"], ["check", "--changed-since", "main"], ["check", "--no-cache"],
      ["check", "--cache", "d"], ["check", "--stdin", "a.swift"], ["check", "--format", "sarif"],
      ["check", "--format", "github"], ["check", "--format", "html=a.html"],
      ["inspect", "--format", "html"],
    ])
  func later(arguments: [String]) throws {
    let output = try Tool.run(arguments, in: project.folder)
    #expect(output.status == 2)
    #expect(output.messages.hasSuffix("is not in this version.\n"))
  }

  @Test("prints its help, each command's, and its version")
  func help() throws {
    let help = try project.run("--help")
    #expect(help.status == 0)
    for command in ["check", "inspect", "rules", "explain", "explain-role"] {
      #expect(help.text.contains("\n  \(command) "))
      let own = try project.run(command, "--help")
      #expect(own.status == 0)
      #expect(own.text.hasPrefix("vignola \(command)"))
    }
    #expect(try project.run("--version").text == "vignola 0.1\n")
  }

  @Test("takes what follows two dashes for a path")
  func dashes() throws {
    try project.write("struct B {}\n", to: "--strict/b.swift")
    let output = try project.run("check", "--only", "gen.*", "--", "--strict")
    #expect(output.status == 0)
  }
}
