import Foundation

/// A folder that is gone when the test is.
final class Scratch {
  let root: String

  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.path + "/code-index-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(Array(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)", withDestinationPath: target)
  }
}
