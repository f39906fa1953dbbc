/// The modules of a root, and which file belongs to which.
package struct ModuleMap: Sendable {
  /// By name; two of one name are kept apart by their folders.
  package var modules: [SourceModule]
  /// The place in ``modules`` of each file that was asked for, in the same order.
  package var moduleOfFile: [Int?]
  /// What could not be read, by path: a warning each.
  package var problems: [String: [FileProblem]]

  package init(
    modules: [SourceModule] = [], moduleOfFile: [Int?] = [],
    problems: [String: [FileProblem]] = [:]
  ) {
    self.modules = modules
    self.moduleOfFile = moduleOfFile
    self.problems = problems
  }
}

extension ModuleMap {
  /// Reads manifests and projects, and gives each Swift file its module.
  ///
  /// Manifests are read as syntax; nothing of them is executed. A file that several would have goes to
  /// the one that lists it or has the longest folder, then to SwiftPM before Tuist before Xcode; what none
  /// has goes by its folder.
  ///
  /// - Parameters:
  ///   - root: Its last component names the module of files that lie in no folder.
  ///   - files: The Swift files, from the root.
  ///   - projects: The `project.pbxproj` files, from the root.
  ///   - origin: The only kind of source to be believed; `nil` for all there are.
  ///   - contents: The bytes of a file, `nil` if it cannot be read.
  package static func read(
    root: String, files: [String], projects: [String], origin: SourceModule.Origin? = nil,
    contents: (String) -> [UInt8]?
  ) -> ModuleMap {
    var drafts = ModuleDrafts()
    #if Tool
      if origin == nil || origin == .swiftpm {
        drafts.addPackages(files.filter { Path.name($0) == "Package.swift" }, contents: contents)
      }
      if origin == nil || origin == .tuist {
        drafts.addTuist(files.filter { Path.name($0) == "Project.swift" }, contents: contents)
      }
    #endif
    if origin == nil || origin == .xcode {
      drafts.addXcode(projects, contents: contents)
    }
    return drafts.map(files: files, rootName: Path.name(root))
  }
}
