/// Which draft has which file: the one that lists it, else the one with the longest folder around it.
struct FileOwners {
  private var byFile: [String: Int] = [:]
  private var byFolder: [String: [Int]] = [:]
  private let drafts: [ModuleDrafts.Draft]

  init(_ drafts: [ModuleDrafts.Draft]) {
    self.drafts = drafts
    for (index, draft) in drafts.enumerated() {
      for file in draft.files where byFile[file] == nil || !draft.module.isTest {
        if let owner = byFile[file], !drafts[owner].module.isTest { continue }
        byFile[file] = index
      }
      for folder in draft.module.folders { byFolder[folder, default: []].append(index) }
    }
  }

  func owners(of files: [String], except manifests: Set<String>) -> [Int?] {
    files.map { manifests.contains($0) ? nil : owner(of: $0) }
  }

  private func owner(of file: String) -> Int? {
    if let owner = byFile[file] { return owner }
    var folder = file
    repeat {
      for index in byFolder[folder] ?? [] {
        if !drafts[index].excluded.contains(where: { Path.isInside(file, $0) }) { return index }
      }
      guard !folder.isEmpty else { return nil }
      folder = Path.folder(folder)
    } while true
  }
}
