import Foundation

/// Where a project is, and which part of it somebody asked about.
struct ProjectLocation: Sendable {
  /// Absolute, links followed.
  var root: String
  /// The configuration's file, if there is one; absolute.
  var configuration: String?
  /// From the root; empty for everything.
  var reported: [String]

  /// The root is what is said, else the folder of the configuration that is found upward from the first path, else
  /// the folder itself that was asked about.
  init(paths: [String], root: String? = nil, configuration: String? = nil) throws(Failure) {
    var absolute: [String] = []
    for path in paths { absolute.append(try Self.existing(path)) }
    let here = try Self.existing(".")
    let start = absolute.first ?? here
    if let configuration { self.configuration = try Self.existing(configuration) }
    if let root {
      self.root = try Self.folder(root)
      let found = Self.join(self.root, Self.fileName)
      if configuration == nil, Self.isFile(found) { self.configuration = found }
    } else if let file = self.configuration {
      self.root = Self.parent(file)
    } else if let found = Self.search(upwardFrom: start) {
      self.configuration = found
      self.root = Self.parent(found)
    } else {
      self.root = Self.commonFolder(of: absolute.isEmpty ? [start] : absolute)
    }
    reported = []
    for path in absolute where path != self.root {
      guard let relative = Self.relative(path, to: self.root) else {
        throw Failure(
          "'\(path)' is not in the root '\(self.root)'.", hint: "Say another with --root.")
      }
      reported.append(relative)
    }
    if absolute.contains(self.root) { reported = [] }
  }

  static let fileName = ".vignola.json"

  func isReported(_ path: String) -> Bool {
    reported.isEmpty || reported.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}

extension ProjectLocation {
  static func join(_ folder: String, _ name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// What a path is called from a folder; `nil` for what is not in it.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// As people see it: from where they are, if it is there.
  static func shown(_ path: String) -> String {
    relative(path, to: FileManager.default.currentDirectoryPath) ?? path
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !isFolder(path)
  }

  private static func existing(_ path: String) throws(Failure) -> String {
    guard let resolved = realpath(path, nil) else {
      throw Failure("'\(path)' cannot be opened: \(String(cString: strerror(errno))).")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(_ path: String) throws(Failure) -> String {
    let resolved = try existing(path)
    guard isFolder(resolved) else { throw Failure("'\(path)' is not a folder.") }
    return resolved
  }

  private static func search(upwardFrom path: String) -> String? {
    var folder = isFolder(path) ? path : parent(path)
    while true {
      let file = join(folder, fileName)
      if isFile(file) { return file }
      guard folder != "/" else { return nil }
      folder = parent(folder)
    }
  }

  private static func commonFolder(of paths: [String]) -> String {
    var common = isFolder(paths[0]) ? paths[0] : parent(paths[0])
    for path in paths.dropFirst() {
      while path != common, relative(path, to: common) == nil { common = parent(common) }
    }
    return common
  }
}
