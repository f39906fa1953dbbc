#if Tool
  import SwiftParser
  import SwiftSyntax

  extension ModuleDrafts {
    /// Each Tuist `Project.swift`, read as syntax.
    ///
    /// A project that a helper of the team makes, `Project.feature(name: "Cart", …)`, is a module of that
    /// name with the folder of its manifest: what the helper does is not known.
    mutating func addTuist(_ paths: [String], contents: (String) -> [UInt8]?) {
      for path in paths {
        guard let bytes = contents(path) else {
          report(path, "the manifest cannot be read; its targets are taken for folders")
          continue
        }
        let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard Self.importsProjectDescription(file) else { continue }
        manifests.insert(path)
        let reader = ManifestReader(file)
        let calls = ManifestCalls.find(["target", "Target"], in: file)
        for call in calls { addTarget(reader.value(ExprSyntax(call)), at: path) }
        if calls.isEmpty, let project = Self.project(file, reader) {
          addProject(project, at: path)
        }
      }
    }

    private static func importsProjectDescription(_ file: SourceFileSyntax) -> Bool {
      file.statements.contains {
        $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "ProjectDescription"
      }
    }

    /// What `let project` is made by.
    private static func project(
      _ file: SourceFileSyntax, _ reader: ManifestReader
    ) -> ManifestValue? {
      for statement in file.statements {
        guard let variable = statement.item.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first, binding.pattern.trimmedDescription == "project",
          let expression = binding.initializer?.value
        else { continue }
        let value = reader.value(expression)
        if case .call = value { return value }
      }
      return nil
    }

    private mutating func addTarget(_ value: ManifestValue, at path: String) {
      guard case .text(let name)? = value.argument("name") else {
        report(path, "the name of a target is not a literal; its files are taken by their folders")
        return
      }
      let sources =
        (value.argument("sources")?.texts ?? []) + (value.argument("buildableFolders")?.texts ?? [])
      drafts.append(
        Draft(
          module: SourceModule(
            name: name, kind: Self.tuistKind(value.argument("product"), name: name),
            origin: .tuist,
            folders: sources.compactMap { Path.join(Path.folder(path), Self.fixedPart($0)) },
            dependencies: Self.tuistDependencies(value, at: path))))
    }

    private mutating func addProject(_ value: ManifestValue, at path: String) {
      guard let name = value.argument("name")?.texts.first ?? value.texts.first else { return }
      var draft = Draft(
        module: SourceModule(
          name: name, kind: .library, origin: .tuist, folders: [Path.folder(path)],
          dependencies: Self.tuistDependencies(value, at: path)))
      draft.isGuess = true
      drafts.append(draft)
    }

    /// `.target(name: "Core")`, `.project(target: "Core", path: "../Core")`, `.external(name: "Alamofire")`.
    private static func tuistDependencies(
      _ value: ManifestValue, at path: String
    ) -> [SourceModule.Dependency] {
      (value.argument("dependencies")?.elements ?? []).compactMap { entry in
        guard case .call(_, _, let offset) = entry,
          let name = (entry.argument("name") ?? entry.argument("target"))?.texts.first
            ?? entry.texts.first
        else { return nil }
        return .init(name: name, isInternal: false, path: path, offset: offset)
      }
    }

    private static func tuistKind(
      _ product: ManifestValue?, name: String
    ) -> SourceModule.Kind {
      guard case .member(let product)? = product else {
        return Path.looksLikeTests(name) ? .test : .library
      }
      switch product {
      case "unitTests", "uiTests": return .test
      case "app", "appClip", "watch2App": return .app
      case "commandLineTool": return .executable
      case "macro": return .macro
      default: return .library
      }
    }

    /// The part of a pattern before its first wildcard: `Targets/Cart` of `Targets/Cart/**/*.swift`.
    private static func fixedPart(_ pattern: String) -> String {
      pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.hasSuffix(".swift") }
        .joined(separator: "/")
    }
  }
#endif
