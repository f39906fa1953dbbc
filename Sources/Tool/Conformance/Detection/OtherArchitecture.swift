import CodeIndex

/// Something that is none of the eleven, known by a framework that a file imports and by what its types inherit.
///
/// Its names are those of others, `*Interactor` and `*Router` in RIBs, so it is looked for first.
struct OtherArchitecture: Sendable {
  let name: String
  let modules: Set<String>
  /// Bases, and attributes with their `@`.
  let bases: Set<String>

  static let all = [
    OtherArchitecture(
      name: "RIBs", modules: ["RIBs", "ModernRIBs"],
      bases: [
        "PresentableInteractor", "Interactor", "Interactable", "ViewableRouter", "Router",
        "LaunchRouter", "ViewableRouting", "Routing", "LaunchRouting", "Builder", "Buildable",
        "SimpleBuilder", "Component", "EmptyComponent", "Dependency", "EmptyDependency",
        "Presentable", "Presenter", "ViewControllable",
      ]),
    OtherArchitecture(
      name: "TCA", modules: ["ComposableArchitecture"],
      bases: ["@Reducer", "Reducer", "ReducerProtocol"]),
    OtherArchitecture(
      name: "ReactorKit", modules: ["ReactorKit"], bases: ["Reactor", "StoryboardView"]),
    OtherArchitecture(
      name: "ReSwift", modules: ["ReSwift"], bases: ["StoreSubscriber", "StateType", "Action"]),
    OtherArchitecture(
      name: "Workflow", modules: ["Workflow", "WorkflowUI", "WorkflowSwiftUI"],
      bases: ["Workflow", "Screen", "ScreenViewController"]),
    OtherArchitecture(
      name: "Mobius", modules: ["MobiusCore"], bases: ["Connectable", "EventSource"]),
  ]

  /// Which one the declaration of a type is of. O(imports + bases).
  static func of(_ traits: TypeTraits, in code: Codebase) -> OtherArchitecture? {
    let imports = code.files[traits.type.parts[0].file].imports
    return all.first { other in
      imports.contains { other.modules.contains($0.module) }
        && traits.bases.contains { other.bases.contains($0) }
    }
  }
}
