#if Tool
  import SwiftSyntax

  /// Walks a tree once and writes down its facts.
  ///
  /// Overrides have to stand in the class; what they do is in the extensions, a kind of syntax each.
  final class FactCollector: SyntaxVisitor {
    /// Where a declaration stands.
    enum Scope {
      case file
      /// In the type at this place of ``SourceFacts/types``.
      case type(Int)
      /// In a body, which belongs to the function or the property of this name.
      case body(String)
    }

    let text: SourceText
    let file: Int32
    let known: BuildConditions
    var facts: SourceFacts
    var names = NameTable()
    var scopes: [Scope] = [.file]
    /// The dotted path of the types, extensions and functions around.
    var container = ""
    /// The undecided `#if` around.
    var conditions: [Condition] = []
    /// The innermost body last; the first one is the file's statements.
    var bodies = [BodyWriter()]
    /// Whether what is read is a pattern, in which `.loaded(…)` is no call.
    var isInPattern = false

    init(text: SourceText, facts: SourceFacts, file: Int32, conditions: BuildConditions) {
      self.text = text
      self.facts = facts
      self.file = file
      known = conditions
      super.init(viewMode: .sourceAccurate)
    }

    func collect(_ tree: SourceFileSyntax) {
      walk(tree)
      facts.statements = bodies[0].body
      facts.problems += FaultFinder.problems(in: tree)
    }

    // Declarations.

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, .class, node.genericParameterClause)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, .struct, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, .enum, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, .actor, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node, .protocol, nil)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { branches(node) }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
      macro(node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    }

    // Statements.

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      statement(node)
    }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { branch(node) }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      control("guard", node)
    }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      control("while", node)
    }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
      control("repeat", node)
    }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { control("do", node) }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
      control("catch", node)
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      control("switch", node)
    }
    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
      control("case", node)
    }
    override func visit(_ node: SwitchDefaultLabelSyntax) -> SyntaxVisitorContinueKind {
      control("default", node)
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { loop(node) }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leave(node) }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind { leave(node) }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      bind(node)
    }
    override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
      match(node.pattern, node.whereClause)
    }
    override func visit(_ node: CatchItemSyntax) -> SyntaxVisitorContinueKind {
      match(node.pattern, node.whereClause)
    }
    override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
      match(node.pattern, node.initializer)
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      record(.binding, at: node.identifier, name: node.identifier.plainText)
      return .skipChildren
    }

    // Expressions.

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: PostfixIfConfigExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      chain(ExprSyntax(node))
    }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { sequence(node) }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      value(ExprSyntax(node))
    }
    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      value(ExprSyntax(node))
    }
    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
      value(node.expression, Use(kind: .write, detail: "&"))
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      closure(node, name: "", receiver: "")
    }
    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
      control("ternary", node)
    }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { keyPath(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      macro(node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    }

    // Types in bodies.

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      use(TypeSyntax(node))
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      use(TypeSyntax(node))
    }
  }
#endif
