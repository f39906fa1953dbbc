#if Tool
  import SwiftParser
  import SwiftSyntax

  extension ModuleDrafts {
    private static let packageKinds: [String: SourceModule.Kind] = [
      "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
      "plugin": .plugin,
    ]

    /// Each `Package.swift`, read as syntax.
    mutating func addPackages(_ paths: [String], contents: (String) -> [UInt8]?) {
      for path in paths {
        guard let bytes = contents(path) else {
          report(path, "the manifest cannot be read; its targets are taken for folders")
          continue
        }
        let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !ManifestCalls.find(["Package"], in: file).isEmpty else { continue }
        manifests.insert(path)
        addProducts(of: file)
        addTargets(of: file, at: path)
      }
    }

    private mutating func addProducts(of file: SourceFileSyntax) {
      let reader = ManifestReader(file)
      for call in ManifestCalls.find(["library", "executable", "plugin"], in: file) {
        let value = reader.value(ExprSyntax(call))
        guard let name = value.argument("name")?.texts.first else { continue }
        products[name, default: []] += value.argument("targets")?.texts ?? []
      }
    }

    private mutating func addTargets(of file: SourceFileSyntax, at path: String) {
      let reader = ManifestReader(file)
      for call in ManifestCalls.find(Set(Self.packageKinds.keys), in: file) {
        let value = reader.value(ExprSyntax(call))
        // A product may be called `plugin` too.
        guard let kind = Self.packageKinds[call.calleeName], value.argument("targets") == nil else {
          continue
        }
        guard case .text(let name)? = value.argument("name") else {
          report(
            path, "the name of a target is not a literal; its files are taken by their folders",
            offset: Int32(call.positionAfterSkippingLeadingTrivia.utf8Offset))
          continue
        }
        let dependencies = (value.argument("dependencies")?.elements ?? []).flatMap {
          Self.dependencies($0, path: path)
        }
        var draft = Draft(
          module: SourceModule(
            name: name, kind: kind, origin: .swiftpm, folders: [], dependencies: dependencies))
        Self.place(&draft, value, manifest: path)
        drafts.append(draft)
      }
    }

    /// Where a target's files are: `path:`, or the folder of its name in those that SwiftPM knows.
    private static func place(_ draft: inout Draft, _ value: ManifestValue, manifest: String) {
      let base = Path.folder(manifest)
      let known =
        switch draft.module.kind {
        case .test: ["Tests", "Sources", "Source", "src", "srcs"]
        case .plugin: ["Plugins"]
        default: ["Sources", "Source", "src", "srcs"]
        }
      let folders =
        value.argument("path")?.texts.first.map { [$0] }
        ?? known.map { "\($0)/\(draft.module.name)" }
      draft.module.folders = folders.compactMap { Path.join(base, $0) }
      let excluded = value.argument("exclude")?.texts ?? []
      draft.excluded = draft.module.folders.flatMap { folder in
        excluded.compactMap { Path.join(folder, $0) }
      }
      if let sources = value.argument("sources")?.texts, !sources.isEmpty {
        draft.module.folders = draft.module.folders.flatMap { folder in
          sources.compactMap { Path.join(folder, $0) }
        }
      }
    }

    /// `"Core"`, `.target(name: "Core")`, `.product(name: "Core", package: "Base")`, a function of the
    /// manifest's own.
    private static func dependencies(
      _ value: ManifestValue, path: String
    ) -> [SourceModule.Dependency] {
      switch value {
      case .text(let name): return [.init(name: name, isInternal: false, path: path)]
      case .list(let values): return values.flatMap { dependencies($0, path: path) }
      case .call(let callee, _, let offset):
        guard callee != "plugin",
          let name = value.argument("name")?.texts.first ?? value.texts.first
        else { return [] }
        return [.init(name: name, isInternal: false, path: path, offset: offset)]
      case .member, .unknown: return []
      }
    }
  }
#endif
