import CodeIndex
import Conformance

extension InspectionOutput {
  var json: String {
    JSONText.object([
      ("schema", .number(1)),
      ("tool", .object([("name", .text("vignola")), ("version", .text(Version.number))])),
      ("modules", .array(inspection.modules.map(json))),
    ]).written
  }

  private func json(_ module: Inspection.Module) -> JSONText {
    let measure = module.measure
    return .object([
      ("name", .text(module.name)),
      ("architecture", module.architecture.map { .text($0) } ?? .null),
      ("flows", .boolean(module.hasFlows)),
      (
        "shares",
        .array(
          module.shares.map {
            .object([
              ("architecture", .text($0.architecture)), ("known", .boolean($0.isKnown)),
              ("count", .number($0.count)),
            ])
          })
      ),
      (
        "measure",
        .object([
          ("screens", .number(measure.screens)), ("entities", .number(measure.entities)),
          ("protocols", .number(measure.protocols)), ("links", .number(measure.links)),
        ])
      ),
      (
        "outliers",
        .array(
          module.outliers.map {
            .object(
              [("name", .text($0.name)), ("architecture", .text($0.architecture))]
                + members($0.position))
          })
      ),
      ("conflicts", .array(module.conflicts.map(json))),
      ("massive", .array(module.massive.map(json))),
    ])
  }

  private func json(_ conflict: RoleTable.Conflict) -> JSONText {
    .object(
      [
        ("type", .text(conflict.type.path)), ("role", .text(conflict.chosen.role.name)),
        (
          "others",
          .array(
            conflict.others.map {
              .object([
                ("architecture", .text($0.role.architecture)), ("role", .text($0.role.name)),
              ])
            })
        ),
      ] + members(conflict.type.position))
  }

  private func json(_ massive: Inspection.Massive) -> JSONText {
    .object(
      [
        ("type", .text(massive.type.path)), ("role", massive.role.map { .text($0) } ?? .null),
        ("lines", .number(massive.lines)), ("functions", .number(massive.functions)),
        ("stored", .number(massive.storedProperties)),
      ] + members(massive.type.position))
  }

  private func members(_ position: SourcePosition) -> [(String, JSONText)] {
    let place = place(position)
    return [("path", .text(place.path)), ("line", .number(place.line))]
  }
}
