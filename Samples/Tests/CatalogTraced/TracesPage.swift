import Foundation

/// The page that shows the traces, and is what they are compared with.
struct TracesPage {
  private static let file = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/VignolaCore/VignolaCore.docc/Classics/OnePurchase.md")
    .standardized

  private static let fence = "\n```\n"

  /// The page's parts: what stands above the first heading, then each with its heading.
  private var sections: [String]

  init() throws {
    sections = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n## ")
  }

  /// The headings, in order.
  var headings: [String] { sections.dropFirst().map(Self.heading) }

  /// The lines of the trace under a heading; nil where there is none.
  func trace(of name: String) -> [String]? {
    guard let section = sections.dropFirst().first(where: { Self.heading($0) == name }) else {
      return nil
    }
    let parts = section.components(separatedBy: Self.fence)
    return parts.count == 3 ? parts[1].components(separatedBy: "\n") : nil
  }

  /// Puts a trace under a heading, in place of the one that is there, and writes the page.
  mutating func record(_ lines: [String], of name: String) throws {
    guard let index = sections.dropFirst().firstIndex(where: { Self.heading($0) == name }) else {
      return
    }
    var parts = sections[index].components(separatedBy: Self.fence)
    guard parts.count == 3 else { return }
    parts[1] = lines.joined(separator: "\n")
    sections[index] = parts.joined(separator: Self.fence)
    try sections.joined(separator: "\n## ").write(to: Self.file, atomically: true, encoding: .utf8)
  }

  private static func heading(_ section: String) -> String {
    String(section.prefix { $0 != "\n" })
  }
}
