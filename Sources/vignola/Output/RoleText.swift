import CodeIndex
import Conformance

/// What a type is for, in words.
struct RoleText {
  let project: Project
  let place: (SourcePosition) -> Report.Place

  init(project: Project, places: @escaping (SourcePosition) -> Report.Place) {
    self.project = project
    place = places
  }

  func text(_ type: TypeSymbol) -> String {
    let explanation = project.explainRoles(of: type)
    let at = place(type.position)
    var lines = ["\(type.module).\(type.path), \(type.kind.rawValue) at \(at.path):\(at.line)"]
    for component in explanation.plays {
      let who = component.type == type ? "plays" : "stands for \(component.type.path), which plays"
      lines.append("  \(who) \(name(component.role)): \(component.reason)")
    }
    if let other = explanation.other {
      lines.append("  is a part of \(other), which is none of the eleven")
    } else if let reason = explanation.reason {
      lines.append("  plays no role: \(reason)")
    }
    for component in explanation.couldBe {
      lines.append("  could be \(name(component.role)): \(component.reason)")
    }
    for scene in explanation.scenes {
      let members = scene.components.map { "\($0.type.path) (\($0.role.name))" }
      lines.append("  in the scene \(scene.name): \(members.joined(separator: ", "))")
    }
    lines += explanation.links.map { "  holds \(held($0))" }
    lines += explanation.heldBy.map { link in
      "  is held by \(link.from.type.path).\(link.property.name)\(link.isWeak ? ", weakly" : "")"
    }
    return lines.joined(separator: "\n")
  }

  private func name(_ role: Role) -> String {
    let title = Architecture(rawValue: role.architecture)?.title ?? role.architecture
    return "\(role.name) in \(title)"
  }

  private func held(_ link: Link) -> String {
    let targets = link.to.map { "\($0.type.path) (\($0.role.name))" }.joined(separator: " or ")
    return "\(targets) by '\(link.property.name)'"
      + (link.isByProtocol ? ", by a protocol" : "") + (link.isWeak ? ", weakly" : "")
  }
}
