/// Reads the files of a root, several at a time; what comes out does not depend on how many.
package struct CodebaseReader: Sendable {
  /// Absolute.
  package var root: String
  package var conditions: BuildConditions
  /// How many files are read at a time, 1 at least.
  package var jobs: Int
  /// Whether files that say that they are generated are read all the same.
  package var readsGenerated = false

  package init(root: String, conditions: BuildConditions = BuildConditions(), jobs: Int = 1) {
    self.root = root
    self.conditions = conditions
    self.jobs = jobs
  }

  /// Everything of a root that a search finds, with its modules.
  ///
  /// - Parameters:
  ///   - search: which files count.
  ///   - origin: the only kind of project to be believed; `nil` for all there are.
  /// - Returns: The code, and what the search and the projects had to say. What was wrong with a file is under its own
  ///   problems.
  package func read(
    _ search: SourceSearch = SourceSearch(), origin: SourceModule.Origin? = nil
  ) -> (code: Codebase, found: SourceSearch.Result) {
    var found = search.search(root)
    let map = ModuleMap.read(
      root: root, files: found.files, projects: found.projects, origin: origin,
      contents: { try? FileContents.bytes(of: SourceSearch.join(root, $0)) })
    for (path, problems) in map.problems { found.problems[path, default: []] += problems }
    let (files, names) = read(found.files)
    let generated = files.count(where: \.isGenerated)
    if generated > 0 { found.skipped[.generated, default: 0] += generated }
    let code = Codebase(
      root: root, files: files, names: names, modules: map.modules, moduleOfFile: map.moduleOfFile)
    return (code, found)
  }

  /// The facts of files, in the order of their paths, and the names of their steps.
  package func read(_ paths: [String]) -> (files: [SourceFacts], names: NameTable) {
    let workers = DeepThreads(count: min(jobs, paths.count))
    let tasks = TaskQueue(count: paths.count)
    var results: [(files: [(Int, SourceFacts)], names: NameTable)] = workers.run { _ in
      let reader = SourceReader(conditions: conditions, readsGenerated: readsGenerated)
      var names = NameTable()
      var files: [(Int, SourceFacts)] = []
      while let file = tasks.next() {
        files.append((file, facts(ofFile: file, paths[file], reader, &names)))
      }
      return (files, names)
    }
    return merge(&results, count: paths.count)
  }

  private func facts(
    ofFile file: Int, _ path: String, _ reader: SourceReader, _ names: inout NameTable
  ) -> SourceFacts {
    do throws(FileFault) {
      let bytes = try FileContents.bytes(of: SourceSearch.join(root, path))
      return reader.facts(of: bytes, path: path, file: file, names: &names)
    } catch {
      var facts = SourceFacts(path: path)
      facts.problems = [FileProblem(message: error.message)]
      return facts
    }
  }

  /// Numbers names in the order in which the files mention them, whoever read them.
  ///
  /// - Parameter results: emptied, so that what they hold is changed where it is and not copied.
  private func merge(
    _ results: inout [(files: [(Int, SourceFacts)], names: NameTable)], count: Int
  ) -> (files: [SourceFacts], names: NameTable) {
    var files = Array(repeating: SourceFacts(path: ""), count: count)
    var workers = Array(repeating: 0, count: count)
    for (worker, result) in results.enumerated() {
      for (file, facts) in result.files { (files[file], workers[file]) = (facts, worker) }
    }
    var maps = results.map { NameMap($0.names) }
    results = []
    var names = NameTable()
    for file in files.indices {
      files[file].renumber { maps[workers[file]].name($0, in: &names) }
    }
    return (files, names)
  }

  /// Reads and parses files and keeps nothing: what ``read(_:)`` is measured against. Returns their bytes.
  @discardableResult
  package func parseOnly(_ paths: [String]) -> Int {
    let tasks = TaskQueue(count: paths.count)
    return DeepThreads(count: min(jobs, paths.count)).run { _ in
      var count = 0
      while let file = tasks.next() {
        guard let bytes = try? FileContents.bytes(of: SourceSearch.join(root, paths[file])) else {
          continue
        }
        count += bytes.count
        SourceReader.parse(bytes)
      }
      return count
    }
    .reduce(0, +)
  }
}

/// From the numbers of one table to those of another.
private struct NameMap {
  let names: NameTable
  private var numbers: [UInt32?]

  init(_ names: NameTable) {
    self.names = names
    numbers = Array(repeating: nil, count: names.count)
  }

  mutating func name(_ name: Name, in table: inout NameTable) -> Name {
    if let number = numbers[Int(name.number)] { return Name(number: number) }
    let new = table.name(names[name])
    numbers[Int(name.number)] = new.number
    return new
  }
}
