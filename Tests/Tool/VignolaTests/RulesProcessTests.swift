import Foundation
import Testing

@Suite("vignola rules and vignola explain")
struct RulesProcessTests {
  private let project: TemporaryProject

  init() throws { project = try TemporaryProject([:]) }

  @Test("list every rule, a line each, by id")
  func text() throws {
    let lines = try project.run("rules").text.split(separator: "\n")
    let ids = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(ids.count >= 80)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("gen.suppression"))
  }

  @Test("list the same in JSON and in Markdown")
  func formats() throws {
    let count = try project.run("rules").text.split(separator: "\n").count
    let json = try project.run("rules", "--format", "json").text
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["schema"] as? Int == 1)
    #expect((object?["rules"] as? [Any])?.count == count)
    let markdown = try project.run("rules", "--format", "markdown").text
    #expect(markdown.split(separator: "\n").count == count + 2)
  }

  @Test("explain a rule with its reason, its source, what to do, and examples")
  func explain() throws {
    let output = try project.run("explain", "gen.no-class-protocol")
    #expect(output.status == 0)
    for part in ["gen.no-class-protocol (warning)\n", "\nWhy: ", "\nSource: ", "\nWhat to do: "] {
      #expect(output.text.contains(part))
    }
    #expect(output.text.components(separatedBy: "\nWrong: ").count == 4)
    #expect(output.text.components(separatedBy: "\nRight: ").count >= 4)
  }
}
