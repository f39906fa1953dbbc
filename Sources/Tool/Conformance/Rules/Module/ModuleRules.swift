/// Rules about modules: which may use which, and what each has to have. Those about levels say nothing
/// where the configuration has no `modules.levels`.
enum ModuleRules {
  static let all: [any Rule] = [
    ModuleLevelOrder(), ModuleSameLevel(), ModuleColumns(), ModuleUnplaced(),
    ModuleExternalKinds(), ModuleTestsPerLevel(), ModuleTestSupportSeparate(), ModuleCycle(),
    ModuleUndeclaredImport(), ModuleUnusedDependency(),
  ]
}

/// The configuration that the levels' examples share.
enum LevelExamples {
  static let levels = """
    // config: { "schema": 1, "modules": { "levels": ["Core", "Middle", "Feature", "FlowState", "FlowUI"], \
    "columns": { "names": ["Appearance", "Logic"], "meetAt": "FlowUI" }, "mode": "strict", "peers": "forbid", \
    "place": [ { "modules": ["Core"], "level": "Core" }, \
    { "modules": ["Library"], "level": "Middle", "column": "Appearance" }, \
    { "modules": ["Storages"], "level": "Middle", "column": "Logic" }, \
    { "modules": ["Cart", "Profile"], "level": "Feature", "column": "Logic" }, \
    { "modules": ["*State"], "level": "FlowState", "column": "Logic" }, \
    { "modules": ["*Flow"], "level": "FlowUI" } ], \
    "external": { "Core": ["utility"], "Middle": ["utility", "ui"], "FlowUI": [] }, \
    "tests": { "Core": ["unit"], "Feature": ["unit"], "FlowUI": ["snapshot"] }, \
    "allow": [ { "from": "OldFlow", "to": "Cart", "reason": "until 2027" } ] } }

    """

  /// A package's manifest with these targets, a line each.
  static func package(_ targets: String) -> String {
    """
    // file: Package.swift
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
    \(targets)
      ])

    """
  }
}
