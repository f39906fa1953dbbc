import CodeIndex
import Conformance

/// An example taken apart: files, the lines that are marked, and the configuration.
struct ExampleCode {
  struct Line: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var line: Int

    var description: String { "\(path):\(line)" }

    static func < (left: Self, right: Self) -> Bool {
      (left.path, left.line) < (right.path, right.line)
    }
  }

  var files: [(path: String, text: String)] = []
  var marked: Set<Line> = []
  /// What stands behind `// config:`.
  var configuration: String?

  /// Without a line `// file:` there is one file.
  init(_ code: String) {
    var path = "App/Example.swift"
    var lines: [Substring] = []
    func finish(_ files: inout [(path: String, text: String)]) {
      if !lines.isEmpty { files.append((path, lines.joined(separator: "\n") + "\n")) }
    }
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if let text = line.trimmed(after: "// config:") {
        configuration = text
      } else if let name = line.trimmed(after: "// file:") {
        finish(&files)
        (path, lines) = (name, [])
      } else {
        lines.append(line)
        if line.hasSuffix("// <-") { marked.insert(Line(path: path, line: lines.count)) }
      }
    }
    finish(&files)
  }

  /// The code of an example as a project: its configuration, or the rule's architecture everywhere.
  ///
  /// All files are of one module, `App`, those under `Tests/` of its tests, unless a manifest or the folders of
  /// a rule about modules say otherwise.
  func project(for family: String) throws -> Project {
    var configuration = Configuration()
    if let text = self.configuration {
      let isWhole = text.contains("\"schema\"")
      let whole = isWhole ? text : "{ \"schema\": 1, " + text.drop { $0 == " " || $0 == "{" }
      let (read, problems) = ConfigurationReader.read(Array(whole.utf8))
      guard let read else { throw ExampleProblem(messages: problems.map(\.message)) }
      configuration = read
    }
    if configuration.architectures.isEmpty, Architecture(rawValue: family) != nil {
      configuration.architectures = [
        ArchitectureEntry(paths: [PathPattern("**")], use: [family])
      ]
    }
    return Project(code(for: family), configuration: configuration)
  }

  func code(for family: String) -> Codebase {
    let sources = files.filter { $0.path.hasSuffix(".swift") }
    let isOfModules =
      family == "module" || sources.contains { $0.path.hasSuffix("Package.swift") }
    guard isOfModules else {
      let modules = [
        SourceModule(name: "App", kind: .app, origin: .folders, folders: ["App"]),
        SourceModule(name: "AppTests", kind: .test, origin: .folders, folders: ["Tests"]),
      ]
      return Codebase(sources: sources, modules: modules) { path in
        path.hasPrefix("Tests/") || path.contains("/Tests/") ? 1 : 0
      }
    }
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Array($0.text.utf8)) })
    let paths = sources.map(\.path).sorted()
    let map = ModuleMap.read(
      root: "/Example", files: paths,
      projects: files.map(\.path).filter { $0.hasSuffix(".pbxproj") }, contents: { texts[$0] })
    let owners = Dictionary(
      zip(paths, map.moduleOfFile).compactMap { path, module in module.map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
    return Codebase(sources: sources, modules: map.modules) { owners[$0] }
  }

  /// The lines of findings.
  func lines(of findings: [Finding], in project: Project) -> Set<Line> {
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, Array($0.text.utf8)) })
    return Set(
      findings.map { finding in
        let path = project.code.files[Int(finding.position.file)].path
        let table = LineTable(texts[path] ?? [])
        return Line(path: path, line: table.location(of: Int(finding.position.offset)).line)
      })
  }
}

/// An example whose configuration cannot be read.
struct ExampleProblem: Error, CustomStringConvertible {
  var messages: [String]

  var description: String { messages.joined(separator: " ") }
}

extension Substring {
  /// What follows a prefix, without the spaces around it.
  fileprivate func trimmed(after prefix: String) -> String? {
    guard hasPrefix(prefix) else { return nil }
    var text = dropFirst(prefix.count).drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
