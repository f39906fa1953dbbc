import Foundation
import Testing

/// What the command line prints of the project `Fixtures/Cart`, word for word.
///
/// `VIGNOLA_RECORD=1` writes the files anew, to be read before they are committed.
@Suite("Of the fixture the command line")
struct GoldenTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures").resolvingSymlinksInPath()
  private static let rules =
    "gen.no-class-protocol,gen.no-unowned,gen.suppression,viper.weak-back-links"

  @Test(
    "prints what is written down",
    arguments: [
      ("Cart.xcode.txt", ["check", "--only", rules]),
      ("Cart.json", ["check", "--only", rules, "--format", "json"]),
      ("Cart.part.txt", ["check", "Cart/CartBrain.swift", "--only", rules]),
      ("Cart.inspect.txt", ["inspect"]), ("Cart.inspect.json", ["inspect", "--format", "json"]),
      ("Cart.role.txt", ["explain-role", "CartBrain"]),
    ])
  func golden(file: String, arguments: [String]) throws {
    let folder = Self.fixtures.appending(path: "Cart")
    let output = try Tool.run(arguments, in: folder)
    let text = output.text.replacing(folder.path, with: "ROOT")
    let golden = Self.fixtures.appending(path: file)
    if ProcessInfo.processInfo.environment["VIGNOLA_RECORD"] != nil {
      try Data(text.utf8).write(to: golden)
    }
    #expect(text == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    #expect(output.status == 0)
  }
}
