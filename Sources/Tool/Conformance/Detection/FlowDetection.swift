import CodeIndex

/// Coordinators stand over screens of whatever architecture, so they are told apart from the others.
///
/// `*Coordinator` is a common name for what coordinates something else: one that leads nowhere is none.
struct FlowDetection {
  let code: Codebase
  let score: SceneScore

  /// The components of flows; a router that is already a screen's is not a flow's.
  func components(_ candidates: Candidates, beside given: [TypeSymbol: Int]) -> [Component] {
    let coordinators = candidates.components.filter {
      $0.role.name == "coordinator" && ($0.evidence == .base || leads($0.type))
    }
    guard !coordinators.isEmpty else { return [] }
    let modules = Set(coordinators.map(\.type.module))
    let others = candidates.components.filter { component in
      component.role.name != "coordinator" && component.role.name != "view"
        && given[component.type] == nil && modules.contains(component.type.module)
    }
    return coordinators + others
  }

  private func leads(_ type: TypeSymbol) -> Bool {
    type.functions.contains { Self.verbs.contains($0.name) }
      || code.propertiesWithInherited(of: type).contains { property, _ in
        Self.words.contains { property.name.lowercased().hasSuffix($0) }
          || property.type?.names.contains { $0.hasSuffix("NavigationController") } == true
      }
  }

  private static let verbs: Set<String> = ["start", "finish", "coordinate", "begin", "navigate"]
  private static let words = [
    "childcoordinators", "navigationcontroller", "router", "rootviewcontroller",
    "parentcoordinator",
    "navigator", "coordinators",
  ]
}
