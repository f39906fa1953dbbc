#if Macros && os(Linux)
  import Foundation

  /// The real compiler, with the plug-in and the modules that these tests were built with.
  struct Compiler {
    /// Where the build put the test process, the plug-in and the modules.
    let products: URL
    /// A folder for what is compiled; gone with `close()`.
    let folder: URL

    init() throws {
      let process = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      products = URL(filePath: process).deletingLastPathComponent()
      folder = FileManager.default.temporaryDirectory.appending(
        path: "vignola-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func close() { try? FileManager.default.removeItem(at: folder) }

    /// A file of `Compiled`.
    static func file(_ name: String) -> URL {
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Compiled/\(name)")
    }

    /// What the compiler says about a file of `Compiled`, an error or a warning a line, each once.
    /// What is wrong in the code that the macro wrote has the place of the macro.
    func findings(in name: String, _ arguments: String...) throws -> String {
      try findings(of: Self.file("\(name).swift"), arguments)
    }

    /// The same of any file.
    func findings(of file: URL, _ arguments: [String]) throws -> String {
      let tool = products.appending(path: "VignolaMacrosPlugin-tool").path
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swiftc", "-swift-version", "6", "-module-cache-path",
          products.appending(path: "ModuleCache").path,
          "-I", products.appending(path: "Modules").path, "-I", folder.path,
          "-load-plugin-executable", "\(tool)#VignolaMacrosPlugin", "-parse-as-library",
          file.path,
        ] + arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let text = String(decoding: said, as: UTF8.self)
      let findings = Self.findings(of: text)
      return findings.isEmpty && process.terminationStatus != 0 ? text : findings
    }

    /// Compiles a file of `Compiled` as a module that others can import.
    func makeModule(_ name: String) throws -> String {
      try findings(
        in: name, "-emit-module", "-module-name", name, "-package-name", "shop", "-o",
        folder.appending(path: "\(name).swiftmodule").path)
    }

    private static func findings(of said: String) -> String {
      var found: [String] = []
      var inMacro: String?
      for line in said.split(separator: "\n") {
        if let text = inMacro, let place = line.firstMatch(of: /\.swift:(\d+):\d+: note: expanded/)
        {
          found.append("\(place.1): in what the macro wrote: \(text)")
          inMacro = nil
        } else if let match = line.firstMatch(of: /^macro expansion @.*?: ((error|warning): .*)$/) {
          inMacro = String(match.1)
        } else if let match = line.firstMatch(of: /\.swift:(\d+):\d+: ((error|warning): .*)$/) {
          found.append("\(match.1): \(match.2)")
        }
      }
      var once: [String] = []
      for line in found where !once.contains(line) { once.append(line) }
      return once.map { "\($0)\n" }.joined()
        .replacing(" (from macro 'NavigationState ')", with: "")
        .replacing(" (from macro 'NavigationState')", with: "")
    }
  }
#endif
