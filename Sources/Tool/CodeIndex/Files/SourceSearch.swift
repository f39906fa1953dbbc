/// Finds what is to be read under a root: Swift files, and the projects that say which module they belong to.
///
/// What others wrote, what a build made and what a generator made is passed over, and counted.
package struct SourceSearch: Sendable {
  /// If there are any, a file has to match one.
  package var include: [Glob]
  package var exclude: [Glob]

  package init(include: [Glob] = [], exclude: [Glob] = []) {
    self.include = include
    self.exclude = exclude
  }

  /// What a search found.
  package struct Result: Sendable {
    /// Swift files from the root, by path.
    package var files: [String] = []
    /// `project.pbxproj` files from the root, by path.
    package var projects: [String] = []
    /// How many folders and files were passed over, and why.
    package var skipped: [SkipReason: Int] = [:]
    /// What could not be looked at, by path.
    package var problems: [String: [FileProblem]] = [:]
  }

  /// Looks through a folder. O(files); links to folders are not followed into the root again.
  package func search(_ root: String) -> Result {
    var result = Result()
    var open = [""]
    // A folder that several links lead to is looked at once.
    var seen: Set<FileIdentity> = []
    if let identity = FileIdentity(root) { seen.insert(identity) }
    while let folder = open.popLast() {
      guard let entries = Folder.entries(of: Self.join(root, folder)) else {
        result.problems[folder.isEmpty ? "." : folder] = [
          FileProblem(message: "is a folder that cannot be opened")
        ]
        continue
      }
      for entry in entries {
        let path = Self.join(folder, entry.name)
        switch entry.kind {
        case .folder:
          if let reason = skip(folder: path, entry.name) {
            result.skipped[reason, default: 0] += 1
          } else {
            if let identity = FileIdentity(Self.join(root, path)) { seen.insert(identity) }
            open.append(path)
          }
        case .file: add(path, entry.name, &result)
        case .link: follow(path, entry.name, root, &open, &seen, &result)
        case .other:
          if entry.name.hasSuffix(".swift") {
            result.problems[path] = [FileProblem(message: "is neither a file nor a folder")]
          }
        }
      }
    }
    result.files.sort()
    result.projects.sort()
    return result
  }

  private func add(_ path: String, _ name: String, _ result: inout Result) {
    if name == "project.pbxproj" { return result.projects.append(path) }
    guard name.hasSuffix(".swift") else { return }
    if let reason = skip(file: path, name) {
      result.skipped[reason, default: 0] += 1
    } else {
      result.files.append(path)
    }
  }

  private func follow(
    _ path: String, _ name: String, _ root: String, _ open: inout [String],
    _ seen: inout Set<FileIdentity>, _ result: inout Result
  ) {
    guard let identity = FileIdentity(Self.join(root, path)) else {
      if name.hasSuffix(".swift") || FileIdentity.isLoop(Self.join(root, path)) {
        result.problems[path] = [FileProblem(message: "is a link that leads nowhere")]
      }
      return
    }
    guard identity.isFolder else { return add(path, name, &result) }
    if let reason = skip(folder: path, name) {
      result.skipped[reason, default: 0] += 1
    } else if Folder.isInside(Self.join(root, path), root) {
      // What it leads to is found where it is; a link to what is around it would never end.
      if Folder.isAround(Self.join(root, path)) {
        result.problems[path] = [FileProblem(message: "is a link to a folder around it")]
      }
      result.skipped[.link, default: 0] += 1
    } else if seen.insert(identity).inserted {
      open.append(path)
    } else {
      result.skipped[.link, default: 0] += 1
    }
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : "\(folder)/\(name)"
  }
}
