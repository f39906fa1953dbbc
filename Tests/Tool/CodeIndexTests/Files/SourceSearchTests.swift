import CodeIndex
import Testing

@Suite struct SourceSearchTests {
  @Test("what others, builds and generators wrote is passed over, and counted")
  func skipped() throws {
    let scratch = try Scratch([
      "App/Cart.swift": "", "App/Notes.txt": "", "App.xcodeproj/project.pbxproj": "",
      ".build/A.swift": "", "build/A.swift": "", "DerivedData/A.swift": "", ".git/A.swift": "",
      "Pods/A.swift": "", "Carthage/A.swift": "", "Vendor/A.swift": "", "node_modules/A.swift": "",
      "SourcePackages/checkouts/A.swift": "", "App/Generated/A.swift": "",
      "App/Model.generated.swift": "", "App/Docs.docc/A.swift": "", "T.xctemplate/A.swift": "",
      "App/.Hidden.swift": "",
    ])
    let found = SourceSearch().search(scratch.root)
    #expect(found.files == ["App/Cart.swift"])
    #expect(found.projects == ["App.xcodeproj/project.pbxproj"])
    #expect(
      found.skipped == [.build: 3, .hidden: 2, .vendored: 5, .generated: 2, .template: 2])
    #expect(found.problems.isEmpty)
  }

  @Test("patterns leave out and let in, also into a folder that is passed over otherwise")
  func patterns() throws {
    let scratch = try Scratch([
      "App/Cart.swift": "", "App/Old/Cart.swift": "", "Lib/Log.swift": "",
      "Vendor/Ours/A.swift": "",
      "Vendor/Theirs/A.swift": "",
    ])
    let search = SourceSearch(
      include: [Glob("App/**"), Glob("Vendor/Ours/**")], exclude: [Glob("**/Old/**")])
    let found = search.search(scratch.root)
    #expect(found.files == ["App/Cart.swift", "Vendor/Ours/A.swift"])
    #expect(found.skipped == [.excluded: 3])
  }

  @Test("links are followed once, and never round")
  func links() throws {
    let outside = try Scratch(["Shared/Log.swift": ""])
    let scratch = try Scratch(["App/Cart.swift": "", "Lib/Item.swift": ""])
    try scratch.link("App/up", to: "..")
    try scratch.link("App/lib", to: "../Lib")
    try scratch.link("App/self", to: "self")
    try scratch.link("App/Gone.swift", to: "nowhere.swift")
    try scratch.link("Shared", to: outside.root + "/Shared")
    try scratch.link("Twice", to: outside.root + "/Shared")
    let found = SourceSearch().search(scratch.root)
    #expect(found.files == ["App/Cart.swift", "Lib/Item.swift", "Shared/Log.swift"])
    #expect(found.problems.keys.sorted() == ["App/Gone.swift", "App/self", "App/up"])
    #expect(found.skipped == [.link: 3])
  }

  @Test("a root that is not there is a problem")
  func missing() {
    let found = SourceSearch().search("/nowhere/at/all")
    #expect(found.files.isEmpty && found.problems.count == 1)
  }
}
