extension Codebase {
  /// Reads texts instead of files: examples, and what comes over a pipe.
  ///
  /// - Parameters:
  ///   - sources: each with its path from the root.
  ///   - modules: by name.
  ///   - conditions: what is known of the build.
  ///   - owner: the place in `modules` of the module that a path belongs to.
  package init(
    sources: [(path: String, bytes: [UInt8])], modules: [SourceModule] = [],
    conditions: BuildConditions = BuildConditions(), owner: (String) -> Int? = { _ in nil }
  ) {
    let reader = SourceReader(conditions: conditions)
    let sources = sources.sorted { $0.path < $1.path }
    let results = DeepThreads(count: 1).run { _ in
      var names = NameTable()
      let files = sources.enumerated().map { file, source in
        reader.facts(of: source.bytes, path: source.path, file: file, names: &names)
      }
      return (files, names)
    }
    let (files, names) = results[0]
    self.init(
      root: "/", files: files, names: names, modules: modules,
      moduleOfFile: files.map { owner($0.path) })
  }

  /// The same for texts.
  package init(
    sources: [(path: String, text: String)], modules: [SourceModule] = [],
    conditions: BuildConditions = BuildConditions(), owner: (String) -> Int? = { _ in nil }
  ) {
    self.init(
      sources: sources.map { ($0.path, Array($0.text.utf8)) }, modules: modules,
      conditions: conditions, owner: owner)
  }
}
