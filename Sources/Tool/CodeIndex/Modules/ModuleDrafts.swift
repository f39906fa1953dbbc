/// What the manifests and projects say, before files are given to it.
struct ModuleDrafts {
  struct Draft {
    var module: SourceModule
    /// Folders and files inside its folders that are another's or nobody's.
    var excluded: [String] = []
    /// Its files one by one, where a project lists them.
    var files: Set<String> = []
    /// Whether its folder is all that is known of it, with tests and all.
    var isGuess = false
  }

  var drafts: [Draft] = []
  /// The targets behind a product's name.
  var products: [String: [String]] = [:]
  var problems: [String: [FileProblem]] = [:]
  /// They belong to no module.
  var manifests: Set<String> = []

  mutating func report(_ path: String, _ message: String, offset: Int32? = nil) {
    problems[path, default: []].append(FileProblem(message: message, offset: offset))
  }

  /// O(files · depth + modules).
  func map(files: [String], rootName: String) -> ModuleMap {
    var drafts = drafts
    var owners = FileOwners(drafts).owners(of: files, except: manifests)
    Self.addFolders(
      of: files, except: manifests, to: &drafts, owners: &owners, rootName: rootName)
    resolveDependencies(of: &drafts)

    let order = drafts.indices.sorted {
      (drafts[$0].module.name, drafts[$0].module.folders.first ?? "", $0)
        < (drafts[$1].module.name, drafts[$1].module.folders.first ?? "", $1)
    }
    var place = [Int](repeating: 0, count: drafts.count)
    for (position, index) in order.enumerated() { place[index] = position }
    return ModuleMap(
      modules: order.map { drafts[$0].module },
      moduleOfFile: owners.map { owner in owner.map { place[$0] } }, problems: problems)
  }

  /// Files that nothing has go by folder: that of tests if they lie in one, else the one below `Sources`,
  /// `Modules` and the like, else the first.
  private static func addFolders(
    of files: [String], except manifests: Set<String>, to drafts: inout [Draft],
    owners: inout [Int?], rootName: String
  ) {
    var made: [String: Int] = [:]
    for (index, file) in files.enumerated() where !manifests.contains(file) {
      let owner = owners[index].map { drafts[$0] }
      guard owner == nil || owner?.isGuess == true else { continue }
      let folders = file.split(separator: "/").dropLast().map(String.init)
      let tests = testFolder(folders)
      // What lies in the folder of a guess is its own, but for its tests.
      guard let folder = tests ?? (owner == nil ? productFolder(folders) : nil) else { continue }
      if made[folder] == nil {
        made[folder] = drafts.count
        let plain = ["Tests", "tests", "Test", "test"].contains(Path.name(folder))
        let name = folder.isEmpty ? rootName : Path.name(folder)
        drafts.append(
          Draft(
            module: SourceModule(
              name: plain ? (owner?.module.name ?? "") + "Tests" : name,
              kind: tests == nil ? .library : .test, origin: owner?.module.origin ?? .folders,
              folders: [folder])))
      }
      owners[index] = made[folder]
    }
  }

  /// Below `Tests` the folder of each module's tests, else the outermost folder that is called like tests.
  private static func testFolder(_ folders: [String]) -> String? {
    guard let place = folders.firstIndex(where: Path.looksLikeTests) else { return nil }
    let depth = place == 0 && folders[0] == "Tests" ? 2 : place + 1
    return folders.prefix(depth).joined(separator: "/")
  }

  private static func productFolder(_ folders: [String]) -> String {
    let containers: Set = ["Sources", "Source", "Modules", "Packages", "Features"]
    let depth = folders.first.map(containers.contains) == true ? 2 : 1
    return folders.prefix(depth).joined(separator: "/")
  }

  /// Names of products become those of the targets behind them, and what is in the root is told from
  /// what is not.
  private func resolveDependencies(of drafts: inout [Draft]) {
    let names = Set(drafts.map(\.module.name))
    for index in drafts.indices {
      drafts[index].module.dependencies = drafts[index].module.dependencies.flatMap { dependency in
        let targets =
          names.contains(dependency.name)
          ? [dependency.name] : (products[dependency.name] ?? []).filter(names.contains)
        guard !targets.isEmpty else { return [dependency] }
        return targets.map { target in
          var resolved = dependency
          resolved.name = target
          resolved.isInternal = true
          return resolved
        }
      }
    }
  }
}
