import Foundation

/// A folder of files that goes with its owner.
final class TemporaryProject {
  let folder: URL

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "project-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What the tool prints has no links in it.
    self.folder = folder.resolvingSymlinksInPath()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  func run(
    _ arguments: String..., to output: FileHandle? = nil, environment: [String: String] = [:]
  ) throws -> Tool.Output {
    try Tool.run(arguments, in: folder, to: output, environment: environment)
  }
}
