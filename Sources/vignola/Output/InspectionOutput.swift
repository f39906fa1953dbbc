import CodeIndex
import Conformance

/// What an inspection found, as text and as JSON.
struct InspectionOutput {
  let inspection: Inspection
  let place: (SourcePosition) -> Report.Place

  init(inspection: Inspection, place: @escaping (SourcePosition) -> Report.Place) {
    self.inspection = inspection
    self.place = place
  }

  var text: String {
    let blocks = inspection.modules.map { text(of: $0).joined(separator: "\n") }
    return (blocks + [summary]).joined(separator: "\n\n")
  }

  private var summary: String {
    let counts = Dictionary(grouping: inspection.modules) { title($0.architecture) }
      .map { (name: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let parts = counts.map { "\($0.name) \($0.count)" }
    return "\(Counts.many(inspection.modules.count, "module")): \(parts.joined(separator: ", "))"
  }

  private func text(of module: Inspection.Module) -> [String] {
    let flows = module.hasFlows && module.architecture != Architecture.coordinator.rawValue
    var lines = ["\(module.name): \(title(module.architecture))\(flows ? ", under flows" : "")"]
    if !module.shares.isEmpty {
      let shares = module.shares.map { share in
        "\(title(share.architecture)) \(Counts.many(share.count, share.isKnown ? "screen" : "type"))"
      }
      lines.append("  \(shares.joined(separator: ", "))")
    }
    let measure = module.measure
    if measure.screens > 0 {
      lines.append(
        "  \(Counts.many(measure.entities, "type")) with a role, "
          + "\(Counts.many(measure.protocols, "protocol")) between them, "
          + "\(Counts.many(measure.links, "link"))")
    }
    lines += module.outliers.map { outlier in
      "  outlier: \(outlier.name), \(title(outlier.architecture)), \(shown(outlier.position))"
    }
    lines += module.conflicts.map { conflict in
      let others = conflict.others.map { "\($0.role.architecture) \($0.role.name)" }
      return "  conflict: \(conflict.type.path) is \(conflict.chosen.role.name), "
        + "and could be \(others.joined(separator: ", "))"
    }
    lines += module.massive.map { massive in
      "  massive: \(massive.type.path)\(massive.role.map { " (\($0))" } ?? ""), "
        + "\(massive.lines) lines, \(Counts.many(massive.functions, "function")), "
        + "\(massive.storedProperties) stored, \(shown(massive.type.position))"
    }
    return lines
  }

  private func title(_ architecture: String?) -> String {
    guard let architecture else { return "no architecture" }
    return Architecture(rawValue: architecture)?.title ?? architecture
  }

  private func shown(_ position: SourcePosition) -> String {
    let place = place(position)
    return "\(place.path):\(place.line)"
  }
}
