import CodeIndex
import Conformance

/// Says which role a type plays, and why.
struct ExplainRoleCommand {
  let options: ExplainRoleOptions
  let console: Console

  init(_ options: ExplainRoleOptions, console: Console) {
    self.options = options
    self.console = console
  }

  func run() throws {
    let location = try ProjectLocation(paths: options.path.map { [$0] } ?? [])
    let project = try ProjectLoader(location).project()
    let types = candidates(in: project.code, location)
    guard !types.isEmpty else {
      let names = Set(project.code.types.map(\.name)).sorted()
      throw Failure(
        "There is no type '\(options.type)' here.",
        hint: Nearest.word(nearestTo: options.type, among: names).map { "Did you mean '\($0)'?" }
          ?? "")
    }
    let texts = types.map {
      RoleText(project: project, places: places(of: project, location)).text($0)
    }
    try console.print(texts.joined(separator: "\n\n"))
  }

  /// By its name, its path or its module and path.
  private func candidates(in code: Codebase, _ location: ProjectLocation) -> [TypeSymbol] {
    let named = code.types.filter { type in
      [type.name, type.path, "\(type.module).\(type.path)"].contains(options.type)
    }
    let asked = named.filter { location.isReported(code.files[Int($0.position.file)].path) }
    let declared = asked.filter { !$0.isForeign }
    return declared.isEmpty ? asked : declared
  }

  private func places(
    of project: Project, _ location: ProjectLocation
  ) -> (SourcePosition) -> Report.Place {
    let root = location.root
    var places = Places(files: project.code.files.map(\.path)) { path in
      try? FileContents.bytes(of: ProjectLocation.join(root, path))
    }
    return { places[$0] }
  }
}
