#if Macros
  import Foundation
  import Testing

  @Suite("What @NavigationState writes, and what it says")
  struct ExpansionTests {
    static let pages: [ExpansionPage] = {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Expansions")
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).compactMap { try? ExpansionPage($0) }.sorted {
        $0.file.path < $1.file.path
      }
    }()

    @Test("is on a golden page for each shape that a struct can have")
    func everyPageIsThere() {
      #expect(Self.pages.count == 25)
    }

    @Test("is what its golden page has", arguments: pages)
    func page(_ page: ExpansionPage) throws {
      try expectGolden(page.rendered(), page.file)
    }
  }
#endif
