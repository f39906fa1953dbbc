#if Tool
  import SwiftSyntax

  /// The calls of a manifest that declare something, wherever they stand.
  final class ManifestCalls: SyntaxVisitor {
    private let wanted: Set<String>
    private var calls: [FunctionCallExprSyntax] = []

    private init(wanted: Set<String>) {
      self.wanted = wanted
      super.init(viewMode: .sourceAccurate)
    }

    /// The calls of these names that have a `name:` and are no entries of a list of dependencies.
    static func find(_ wanted: Set<String>, in file: SourceFileSyntax) -> [FunctionCallExprSyntax] {
      let visitor = ManifestCalls(wanted: wanted)
      visitor.walk(file)
      return visitor.calls
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard wanted.contains(node.calleeName),
        node.arguments.contains(where: { $0.label?.text == "name" })
      else { return .visitChildren }
      calls.append(node)
      return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      node.label?.text == "dependencies" ? .skipChildren : .visitChildren
    }

    // `static let core = Target.Dependency.target(name: "Core")` declares none either.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let type = node.typeAnnotation?.type.trimmedDescription ?? ""
      let value = node.initializer?.value.trimmedDescription ?? ""
      return type.hasSuffix("Dependency") || value.contains("Dependency.")
        ? .skipChildren : .visitChildren
    }

    // `target.dependencies += [.target(name: "SwiftUI")]` declares no target.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let first = node.elements.first?.as(MemberAccessExprSyntax.self)
      return first?.declName.baseName.text == "dependencies" ? .skipChildren : .visitChildren
    }
  }
#endif
