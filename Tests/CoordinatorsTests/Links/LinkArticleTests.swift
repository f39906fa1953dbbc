import Foundation
import Testing

@Suite("The article on links")
struct LinkArticleTests {
  @Test("shows the example word for word, and all of it but the sign-in and the screens")
  func quoted() throws {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let article = try String(
      contentsOf: root.appending(
        path: "Sources/Coordinators/Coordinators.docc/LinksIntoAnApp.md"), encoding: .utf8)
    let example = try String(
      contentsOf: root.appending(path: "Tests/CoordinatorsTests/Links/LinkExample.swift"),
      encoding: .utf8)
    let blocks = article.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "\n```").first }
    #expect(blocks.count == 6)
    for block in blocks { #expect(example.contains(block), "not in the example: \(block)") }
  }
}
