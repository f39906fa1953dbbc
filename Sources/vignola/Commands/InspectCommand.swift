import CodeIndex
import Conformance

/// Says which architecture each module has, and its shape.
struct InspectCommand {
  let options: InspectOptions
  let console: Console

  init(_ options: InspectOptions, console: Console) {
    self.options = options
    self.console = console
  }

  func run() throws {
    let location = try ProjectLocation(paths: options.path.map { [$0] } ?? [])
    let project = try ProjectLoader(location).project()
    var inspection = Inspection(project)
    if !location.reported.isEmpty {
      let modules = Set(
        project.code.files.indices.filter { location.isReported(project.code.files[$0].path) }
          .compactMap { project.code.module(ofFile: $0)?.name })
      inspection.modules = inspection.modules.filter { modules.contains($0.name) }
    }
    var places = Places(files: project.code.files.map(\.path)) { path in
      try? FileContents.bytes(of: ProjectLocation.join(location.root, path))
    }
    let output = InspectionOutput(inspection: inspection) { places[$0] }
    try console.print(options.format == .json ? output.json : output.text)
  }
}
