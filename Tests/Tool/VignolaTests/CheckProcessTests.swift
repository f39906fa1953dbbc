import Foundation
import Testing

@Suite("vignola check")
struct CheckProcessTests {
  private static let faulty = [
    "App/Cart.swift": "protocol Cart: class {}\n", "App/Item.swift": "struct Item {}\n",
  ]

  @Test("says where, what and which rule, and succeeds on warnings")
  func warning() throws {
    let project = try TemporaryProject(Self.faulty)
    let output = try project.run("check", "--only", "gen.no-class-protocol")
    #expect(output.status == 0)
    #expect(output.text.hasPrefix("\(project.folder.path)/App/Cart.swift:1:10: warning: "))
    #expect(output.text.hasSuffix(" [gen.no-class-protocol]\n"))
    #expect(
      output.messages == "vignola: no errors, 1 warning and no notes in 2 Swift files, by 1 rule\n")
  }

  @Test("fails on warnings where that is asked for")
  func strict() throws {
    let project = try TemporaryProject(Self.faulty)
    #expect(try project.run("check", "--strict", "--only", "gen.no-class-protocol").status == 1)
    let clean = try project.run("check", "--strict", "--only", "gen.no-static-mutable")
    #expect(clean.status == 0)
    #expect(clean.text == "")
  }

  @Test("never fails on notes")
  func notes() throws {
    let project = try TemporaryProject(Self.faulty)
    try project.write(
      "{schema: 1, severity: {'gen.no-class-protocol': 'note'}}", to: ".vignola.json")
    let output = try project.run("check", "--strict", "--only", "gen.no-class-protocol")
    #expect(output.status == 0)
    #expect(output.text.contains(": note: "))
  }

  @Test("takes the configuration that is found upward, and reports what was asked for")
  func upward() throws {
    let project = try TemporaryProject(Self.faulty)
    try project.write("{schema: 1}", to: ".vignola.json")
    try project.write("protocol B: class {}\n", to: "Lib/B.swift")
    let output = try project.run("check", "Lib", "--only", "gen.no-class-protocol")
    #expect(output.text.hasPrefix("\(project.folder.path)/Lib/B.swift:1:10: warning: "))
    #expect(output.text.split(separator: "\n").count == 1)
    #expect(output.messages.contains("in 3 Swift files"))
  }

  @Test("says the same whatever the number of jobs")
  func jobs() throws {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["App/F\(number)/P\(number).swift"] =
        "protocol P\(number): class {}\nfinal class C\(number) { static var shared = C\(number)() }\n"
    }
    let project = try TemporaryProject(files)
    let one = try project.run("check", "--jobs", "1", "--format", "json")
    let eight = try project.run("check", "--jobs", "8", "--format", "json")
    #expect(one.text == eight.text)
    #expect(one.text.contains("gen.no-class-protocol"))
  }

  @Test("writes JSON with a schema, paths from the root and fingerprints")
  func json() throws {
    let project = try TemporaryProject(Self.faulty)
    let output = try project.run(
      "check", "--only", "gen.no-class-protocol", "--format", "xcode", "--format", "json=out.json")
    #expect(output.status == 0)
    #expect(output.text.contains("App/Cart.swift:1:10: warning:"))
    let object = try JSONSerialization.jsonObject(with: Data(project.read("out.json").utf8))
    let report = try #require(object as? [String: Any])
    #expect(report["schema"] as? Int == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["path"] as? String } == ["App/Cart.swift"])
    #expect(findings.map { $0["line"] as? Int } == [1])
    let fingerprint = try #require(findings.first?["fingerprint"] as? String)
    #expect(fingerprint.hasPrefix("gen.no-class-protocol "))
    #expect((report["problems"] as? [Any])?.isEmpty == true)
  }

  @Test("warns of a file that it cannot read, and goes on")
  func unreadable() throws {
    let project = try TemporaryProject(Self.faulty)
    try project.write("\0\0\0\0", to: "App/Binary.swift")
    let output = try project.run("check", "--strict", "--only", "gen.no-static-mutable")
    #expect(output.status == 0)
    #expect(output.messages.contains("App/Binary.swift:1:1: warning: is not text"))
  }

  @Test("says on standard error what took how long")
  func timings() throws {
    let project = try TemporaryProject(Self.faulty)
    let output = try project.run("check", "--timings", "--only", "gen.no-class-protocol")
    for name in ["reading", "roles", "rules", "gen.no-class-protocol"] {
      #expect(output.messages.contains(" ms  \(name)\n"))
    }
    #expect(!output.text.contains(" ms "))
  }

  @Test("has no colours where nobody looks")
  func plain() throws {
    let project = try TemporaryProject(Self.faulty)
    let output = try project.run("check", "--only", "gen.no-class-protocol")
    #expect(!output.text.contains("\u{1B}"))
  }
}
