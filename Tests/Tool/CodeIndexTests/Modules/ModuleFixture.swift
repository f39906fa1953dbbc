import CodeIndex

/// Files in memory, and the modules that are read from them.
struct ModuleFixture {
  var files: [String: String]

  func map(origin: SourceModule.Origin? = nil) -> ModuleMap {
    ModuleMap.read(
      root: "/App", files: swiftFiles,
      projects: files.keys.filter { $0.hasSuffix(".pbxproj") }.sorted(), origin: origin,
      contents: { path in files[path].map { Array($0.utf8) } })
  }

  private var swiftFiles: [String] { files.keys.filter { $0.hasSuffix(".swift") }.sorted() }

  /// `Sources/Cart/Cart.swift: Cart`, a line a file that has a module.
  func owners(origin: SourceModule.Origin? = nil) -> [String: String] {
    let map = map(origin: origin)
    return Dictionary(
      uniqueKeysWithValues: zip(swiftFiles, map.moduleOfFile).compactMap { file, owner in
        owner.map { (file, map.modules[$0].name) }
      })
  }
}

extension ModuleMap {
  func module(_ name: String) -> SourceModule? { modules.first { $0.name == name } }
  func dependencies(_ name: String) -> [String] { module(name)?.dependencies.map(\.name) ?? [] }
}
