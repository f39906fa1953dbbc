import CodeIndex

/// A level uses those packages only whose kind it is for.
struct ModuleExternalKinds: Rule {
  func findings(in project: Project) -> [Finding] {
    guard let placed = PlacedModules(project) else { return [] }
    let own = Set(placed.graph.modules.map(\.name))
    return project.code.files.indices.flatMap { file -> [Finding] in
      guard let module = project.code.moduleOfFile[file], let spot = placed.spots[module],
        let allowed = placed.levels.external[placed.title(spot.level)], !allowed.contains("*")
      else { return [] }
      return project.imports(ofFile: file).compactMap { use in
        guard !own.contains(use.module), !ModuleKind.isPlatform(use.module),
          let fault = Self.fault(use.module, allowed, project.settings)
        else { return nil }
        return Finding(
          id, at: use.head.position, in: placed.graph.name(module), about: use.module,
          "\(use.module) \(fault), and \(placed.title(spot.level)), the level of "
            + "\(placed.graph.name(module)), may use \(Self.list(allowed))")
      }
    }
  }

  private static func fault(
    _ module: String, _ allowed: [String], _ settings: Settings
  ) -> String? {
    if allowed.contains(where: { PathPattern($0).glob.matches(module) }) { return nil }
    guard let kind = settings.kind(of: module) else {
      return "is of no known kind (name it under 'kinds')"
    }
    return allowed.contains(kind.rawValue) ? nil : "is of kind \(kind.rawValue)"
  }

  private static func list(_ allowed: [String]) -> String {
    allowed.isEmpty ? "no package from outside" : allowed.joined(separator: ", ") + " only"
  }

  let about: RuleDescription = RuleDescription(
    id: "module.external-kinds",
    summary: "A level uses packages of those kinds only that it is for", severity: .warning,
    rationale: """
      The fewer packages a low level has, the more can stand on it. An SDK in a library of views comes with everything that \
      uses a button. Apple's own frameworks do not count: other rules say who may draw.
      """,
    source: "VSURF, external dependencies in the table of module levels (Surf)",
    fix: "Move what needs the package to a level that may use it, or say its kind under 'kinds'.",
    falsePositives: "A package that the table does not know has no kind until 'kinds' says it.",
    violations: [
      Example(
        "an SDK in the library of views",
        LevelExamples.levels + """
          // file: Modules/Library/Map.swift
          import GoogleMaps // <-
          """),
      Example(
        "a flow may use none",
        LevelExamples.levels + """
          // file: Modules/CartFlow/Parts/CartView.swift
          import SwiftUI
          @preconcurrency import Lottie // <-
          """),
      Example(
        "a package that nobody knows, by one of its types",
        LevelExamples.levels + """
          // file: Modules/Core/Log.swift
          import struct AcmeLogging.Logger // <-
          """),
    ],
    nearMisses: [
      Example(
        "the kind is one of the level's",
        LevelExamples.levels + """
          // file: Modules/Library/Buttons.swift
          import SnapKit
          import OrderedCollections
          """),
      Example(
        "Apple's own frameworks",
        LevelExamples.levels + """
          // file: Modules/CartFlow/CartView.swift
          import SwiftUI
          import CoreLocation
          """),
      Example(
        "a level of which nothing is said",
        LevelExamples.levels + """
          // file: Modules/Cart/Cart.swift
          import Alamofire
          import FirebaseAnalytics
          """),
    ])
}
