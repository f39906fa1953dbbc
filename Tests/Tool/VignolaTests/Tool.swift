import Foundation

/// The built command line, run as a process.
enum Tool {
  struct Output {
    var status: Int32
    var text: String
    var messages: String
  }

  /// Where the build put it: beside the tests.
  static var executable: URL {
    get throws {
      #if os(Linux)
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: tests).deletingLastPathComponent().appending(path: "vignola")
      #else
        return Bundle(for: TemporaryProject.self).bundleURL.deletingLastPathComponent()
          .appending(path: "vignola")
      #endif
    }
  }

  /// Runs it in a folder, with what it prints kept apart. `output` gets standard output instead, if there is one.
  static func run(
    _ arguments: [String], in folder: URL, to output: FileHandle? = nil,
    environment: [String: String] = [:]
  ) throws -> Output {
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "tool-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["out", "err"].map { scratch.appending(path: $0) }
    for file in files { try Data().write(to: file) }

    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try output ?? FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Output(status: process.terminationStatus, text: texts[0], messages: texts[1])
  }
}
