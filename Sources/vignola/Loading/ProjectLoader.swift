import CodeIndex
import Conformance
import Foundation

/// Reads a project whole: its configuration, its code, and who plays which role in it.
struct ProjectLoader {
  var location: ProjectLocation
  var jobs: Int

  init(_ location: ProjectLocation, jobs: Int? = nil) {
    self.location = location
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// The configuration; an empty one without a file.
  func configuration() throws(Failure) -> Configuration {
    guard let file = location.configuration else { return Configuration() }
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileContents.bytes(of: file)
    } catch {
      throw Failure("'\(ProjectLocation.shown(file))' \(error.message).")
    }
    let (configuration, problems) = ConfigurationReader.read(bytes, path: file)
    guard let configuration else { throw failure(problems, in: file) }
    return configuration
  }

  /// Every Swift file under the root but for what is hidden, built, vendored, generated or excluded, and what was
  /// to say of the rest.
  func code(
    _ configuration: Configuration
  ) throws(Failure) -> (code: Codebase, found: SourceSearch.Result) {
    guard SourceReader.isAvailable else {
      throw Failure("This build cannot read Swift: it was made without swift-syntax.")
    }
    let reader = CodebaseReader(
      root: location.root, conditions: configuration.conditions ?? BuildConditions(), jobs: jobs)
    let search = SourceSearch(
      include: configuration.include.map(\.glob), exclude: configuration.exclude.map(\.glob))
    return reader.read(search, origin: configuration.modules?.source)
  }

  /// The whole project, with a configuration that fits it.
  func project() throws(Failure) -> Project {
    let configuration = try configuration()
    let code = try code(configuration).code
    try check(configuration, against: code)
    return Project(code, configuration: configuration)
  }

  /// What the configuration says of code that is not there.
  func check(_ configuration: Configuration, against code: Codebase) throws(Failure) {
    let problems = configuration.problems(in: code)
    guard problems.isEmpty else { throw failure(problems, in: configuration.path) }
  }

  private func failure(_ problems: [ConfigurationProblem], in file: String) -> Failure {
    let path = ProjectLocation.shown(file)
    return Failure(
      lines: problems.map { "\(path):\($0.place.line):\($0.place.column): error: \($0.message)" })
  }

  /// The bytes of a file of the root.
  var contents: @Sendable (_ path: String) -> [UInt8]? {
    let root = location.root
    return { try? FileContents.bytes(of: ProjectLocation.join(root, $0)) }
  }
}
