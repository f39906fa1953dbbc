#if Tool
  import SwiftParser
  import SwiftSyntax

  /// An expression of a manifest, as far as it can be known without running it.
  indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    case call(name: String, arguments: [(label: String, value: ManifestValue)], offset: Int32)
    /// `.app`, `Product.framework`: the last component.
    case member(String)
    case unknown

    /// Every string in it, in order.
    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .list(let values): values.flatMap(\.texts)
      case .call(_, let arguments, _): arguments.flatMap(\.value.texts)
      case .member, .unknown: []
      }
    }

    var elements: [ManifestValue] {
      if case .list(let values) = self { values } else { [self] }
    }

    func argument(_ label: String) -> ManifestValue? {
      guard case .call(_, let arguments, _) = self else { return nil }
      return arguments.first { $0.label == label }?.value
    }
  }

  /// Reads the expressions of one manifest; constants of the file are followed.
  struct ManifestReader {
    private let constants: [String: ExprSyntax]

    init(_ file: SourceFileSyntax) {
      let collector = ConstantCollector(viewMode: .sourceAccurate)
      collector.walk(file)
      constants = collector.constants
    }

    /// Expressions inside one another and constants that name one another are followed 16 deep.
    func value(_ expression: ExprSyntax, depth: Int = 16) -> ManifestValue {
      guard depth > 0 else { return .unknown }
      if let literal = expression.as(StringLiteralExprSyntax.self) {
        return literal.representedLiteralValue.map(ManifestValue.text) ?? .unknown
      }
      if let array = expression.as(ArrayExprSyntax.self) {
        return .list(array.elements.map { value($0.expression, depth: depth - 1) })
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return callValue(call, depth: depth - 1)
      }
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return named(member.declName.baseName.text, depth: depth - 1)
      }
      if let reference = expression.as(DeclReferenceExprSyntax.self) {
        return named(reference.baseName.text, depth: depth - 1)
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return .list(sequence.elements.flatMap { value($0, depth: depth - 1).elements })
      }
      if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return value(only.expression, depth: depth - 1)
      }
      if let ternary = expression.as(UnresolvedTernaryExprSyntax.self) {
        return value(ternary.thenExpression, depth: depth - 1)
      }
      return .unknown
    }

    private func callValue(_ call: FunctionCallExprSyntax, depth: Int) -> ManifestValue {
      // `["A", "B"].map { .target(name: $0) }` means what it is made of.
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
        base.is(ArrayExprSyntax.self) || base.is(FunctionCallExprSyntax.self)
          || base.is(TupleExprSyntax.self)
      {
        return value(base, depth: depth)
      }
      let arguments = call.arguments.map {
        (label: $0.label?.text ?? "", value: value($0.expression, depth: depth))
      }
      return .call(
        name: call.calleeName, arguments: arguments,
        offset: Int32(call.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    private func named(_ name: String, depth: Int) -> ManifestValue {
      constants[name].map { value($0, depth: depth) } ?? .member(name)
    }
  }

  extension FunctionCallExprSyntax {
    /// `target` of `.target(…)` and of `Target.target(…)`; `Target` of `Target(…)`.
    var calleeName: String {
      if let member = calledExpression.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName.text
      }
      return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }
  }

  /// `let core = "Core"`, `static let core: Target.Dependency = …`, `var core: … { … }`.
  private final class ConstantCollector: SyntaxVisitor {
    var constants: [String: ExprSyntax] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        let body = node.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
        constants[name] = node.initializer?.value ?? body?.first?.item.as(ExprSyntax.self)
      }
      return .visitChildren
    }
  }
#endif
