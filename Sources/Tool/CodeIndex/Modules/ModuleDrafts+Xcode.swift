extension ModuleDrafts {
  /// The targets of each Xcode project, with the files they list and the folders they are synchronized with.
  mutating func addXcode(_ paths: [String], contents: (String) -> [UInt8]?) {
    for path in paths {
      guard let bytes = contents(path) else {
        report(path, "the project cannot be read; its targets are taken for folders")
        continue
      }
      do {
        add(try XcodeProject(bytes, folder: Path.folder(Path.folder(path))))
      } catch {
        report(path, "the project file \(error.reason); its targets are taken for folders")
      }
    }
  }

  private mutating func add(_ project: XcodeProject) {
    let paths = project.paths()
    let targets =
      project.all("PBXProject").flatMap { project.objects($0.texts("targets")) }
      .filter { $0.isa == "PBXNativeTarget" }
    let synchronized = SynchronizedFolders(project, paths: paths)
    for target in targets {
      var draft = Draft(
        module: SourceModule(
          name: target.text("name"), kind: Self.kind(target.text("productType")), origin: .xcode,
          folders: synchronized.folders(of: target),
          dependencies: Self.dependencies(of: target, in: project)))
      draft.files = Self.listedFiles(of: target, in: project, paths: paths)
      draft.files.formUnion(synchronized.added(to: target))
      draft.excluded = synchronized.excluded(from: target)
      guard !draft.files.isEmpty || !draft.module.folders.isEmpty else { continue }
      drafts.append(draft)
    }
  }

  private static func kind(_ product: String) -> SourceModule.Kind {
    if product.contains("test") { return .test }
    if product.hasSuffix(".tool") { return .executable }
    return product.contains("application") || product.contains("extension") ? .app : .library
  }

  /// The Swift files of its phases.
  private static func listedFiles(
    of target: XcodeProject.Object, in project: XcodeProject, paths: [String: String]
  ) -> Set<String> {
    let phases = project.objects(target.texts("buildPhases"))
    let files = phases.filter { $0.isa == "PBXSourcesBuildPhase" }.flatMap { $0.texts("files") }
    return Set(
      project.objects(files).compactMap { paths[$0.text("fileRef")] }
        .filter { $0.hasSuffix(".swift") })
  }

  /// Targets, package products and frameworks, each once, by name.
  private static func dependencies(
    of target: XcodeProject.Object, in project: XcodeProject
  ) -> [SourceModule.Dependency] {
    let targets = project.objects(target.texts("dependencies")).map { dependency in
      let other = project.object(dependency.text("target"))?.text("name")
      let proxy = project.object(dependency.text("targetProxy"))?.text("remoteInfo")
      return other ?? proxy ?? dependency.text("name")
    }
    let products = project.objects(target.texts("packageProductDependencies"))
      .map { $0.text("productName") }
    let linked = project.objects(target.texts("buildPhases"))
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { project.objects($0.texts("files")) }
      .compactMap { project.object($0.text("fileRef"))?.text("path") }
      .filter { $0.hasSuffix(".framework") }
      .map { String(Path.name($0).dropLast(".framework".count)) }
    return Set(targets + products + linked).subtracting(["", target.text("name")]).sorted()
      .map { SourceModule.Dependency(name: $0, isInternal: false) }
  }
}
