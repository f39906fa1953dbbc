/// Folders whose files belong to a target without being listed, and the exceptions: Xcode 16.
struct SynchronizedFolders {
  private let project: XcodeProject
  private let paths: [String: String]

  init(_ project: XcodeProject, paths: [String: String]) {
    self.project = project
    self.paths = paths
  }

  func folders(of target: XcodeProject.Object) -> [String] {
    owned(by: target).compactMap { paths[$0.id] }.sorted()
  }

  /// In a target's own folder an exception leaves out.
  func excluded(from target: XcodeProject.Object) -> [String] {
    owned(by: target).flatMap { exceptions(in: $0, for: target) }.sorted()
  }

  /// In another target's folder an exception adds.
  func added(to target: XcodeProject.Object) -> [String] {
    let own = Set(target.texts("fileSystemSynchronizedGroups"))
    return project.all("PBXFileSystemSynchronizedRootGroup")
      .filter { !own.contains($0.id) }
      .flatMap { exceptions(in: $0, for: target) }
      .filter { $0.hasSuffix(".swift") }
  }

  private func owned(by target: XcodeProject.Object) -> [XcodeProject.Object] {
    project.objects(target.texts("fileSystemSynchronizedGroups"))
  }

  private func exceptions(
    in folder: XcodeProject.Object, for target: XcodeProject.Object
  ) -> [String] {
    guard let path = paths[folder.id] else { return [] }
    return project.objects(folder.texts("exceptions"))
      .filter { $0.text("target") == target.id }
      .flatMap { $0.texts("membershipExceptions") }
      .compactMap { Path.join(path, $0) }
  }
}
