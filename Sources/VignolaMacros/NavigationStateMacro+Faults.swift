#if Macros
  import SwiftDiagnostics
  import SwiftSyntax

  extension NavigationStateMacro {
    /// What is wrong with a declaration, as far as syntax can tell.
    static func faults(
      of declaration: some DeclGroupSyntax, attribute: AttributeSyntax,
      in surroundings: [Syntax], writesConformance: Bool
    ) -> [Diagnostic] {
      guard let subject = declaration.as(StructDeclSyntax.self) else {
        return [notAStruct(declaration, attribute)]
      }
      return [
        missingDestination(subject, in: surroundings),
        pathIsThere(subject),
        writesConformance ? hidden(subject, in: surroundings) : nil,
      ].compactMap { $0 }
    }

    /// What is said of anything but a struct.
    static func notAStruct(
      _ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax
    ) -> Diagnostic {
      let introducer = declaration.introducer
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
      let nothing = TokenSyntax(
        .unknown(""), leadingTrivia: attribute.leadingTrivia, presence: .present)
      var fixIts = [
        FixIt(
          message: NavigationStateMessage.removeAttribute,
          changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(nothing))])
      ]
      // An enum's cases would be lost on a struct; a class's properties are not.
      if [.keyword(.class), .keyword(.actor)].contains(introducer.tokenKind) {
        let keyword = introducer.with(\.tokenKind, .keyword(.struct))
        let final = declaration.modifiers.first { $0.name.tokenKind == .keyword(.final) }
        let withoutFinal = final.map { modifier in
          FixIt.Change.replace(
            oldNode: Syntax(modifier),
            newNode: Syntax(
              TokenSyntax(
                .unknown(""), leadingTrivia: modifier.leadingTrivia, presence: .present)))
        }
        fixIts.insert(
          FixIt(
            message: NavigationStateMessage.makeStruct,
            changes: [.replace(oldNode: Syntax(introducer), newNode: Syntax(keyword))]
              + [withoutFinal].compactMap { $0 }),
          at: 0)
      }
      return Diagnostic(
        node: introducer,
        message: NavigationStateMessage.notAStruct(kind: introducer.text, name: name),
        fixIts: fixIts)
    }

    private static func missingDestination(
      _ subject: StructDeclSyntax, in surroundings: [Syntax]
    ) -> Diagnostic? {
      guard !subject.declaresDestination else { return nil }
      let brace = subject.memberBlock.leftBrace
      let written = TokenSyntax(
        .unknown("{" + subject.destinationToWrite(in: surroundings)),
        leadingTrivia: brace.leadingTrivia,
        trailingTrivia: subject.opensOnOwnLine ? brace.trailingTrivia : [],
        presence: .present)
      return Diagnostic(
        node: subject.name,
        message: NavigationStateMessage.missingDestination(name: subject.name.text),
        fixIts: [
          FixIt(
            message: NavigationStateMessage.addDestination,
            changes: [.replace(oldNode: Syntax(brace), newNode: Syntax(written))])
        ])
    }

    private static func pathIsThere(_ subject: StructDeclSyntax) -> Diagnostic? {
      guard let (item, binding) = subject.pathProperty,
        let variable = item.decl.as(VariableDeclSyntax.self)
      else { return nil }
      return Diagnostic(
        node: binding.pattern,
        message: NavigationStateMessage.pathIsThere(name: subject.name.text),
        fixIts: [
          FixIt(
            message: NavigationStateMessage.removePath,
            changes: [removal(of: binding, from: variable, in: item)])
        ])
    }

    /// The declaration goes with its comment, unless it declares something else too.
    private static func removal(
      of binding: PatternBindingSyntax, from variable: VariableDeclSyntax,
      in item: MemberBlockItemSyntax
    ) -> FixIt.Change {
      var others = Array(variable.bindings.filter { $0.id != binding.id })
      guard var last = others.popLast() else {
        return .replace(oldNode: Syntax(item), newNode: Syntax(MemberBlockItemListSyntax([])))
      }
      last.trailingComma = nil
      return .replace(
        oldNode: Syntax(variable.bindings),
        newNode: Syntax(PatternBindingListSyntax(others + [last])))
    }

    private static func hidden(
      _ subject: StructDeclSyntax, in surroundings: [Syntax]
    ) -> Diagnostic? {
      guard let modifier = subject.privateModifierThatHides(in: surroundings) else { return nil }
      let wider = modifier.with(\.name, modifier.name.with(\.tokenKind, .keyword(.fileprivate)))
      return Diagnostic(
        node: modifier,
        message: NavigationStateMessage.hidden(name: subject.name.text),
        fixIts: [
          FixIt(
            message: NavigationStateMessage.makeFileprivate,
            changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(wider))])
        ])
    }
  }

  extension StructDeclSyntax {
    /// Whether what follows the opening brace begins on a line of its own.
    fileprivate var opensOnOwnLine: Bool {
      let next = memberBlock.members.first?.leadingTrivia ?? memberBlock.rightBrace.leadingTrivia
      return next.contains { if case .newlines = $0 { true } else { false } }
    }

    /// The text of a `Destination` that belongs behind the opening brace.
    fileprivate func destinationToWrite(in surroundings: [Syntax]) -> String {
      let access = accessOfMembers(in: surroundings).map { "\($0) " } ?? ""
      let margin = leadingTrivia.description.split(separator: "\n").last
      let indentation = String((margin ?? "").prefix { $0 == " " || $0 == "\t" })
      let memberMargin = memberBlock.members.isEmpty ? "" : "  "
      let rest = opensOnOwnLine ? "" : "\n\(indentation)\(memberMargin)"
      return """

        \(indentation)  \(access)enum Destination: Hashable, Sendable {
        \(indentation)    case <#screen#>
        \(indentation)  }\(rest)
        """
    }
  }
#endif
