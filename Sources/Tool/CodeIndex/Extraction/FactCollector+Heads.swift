#if Tool
  import SwiftSyntax

  extension FactCollector {
    /// What precedes a declaration.
    ///
    /// - Parameter name: the token that findings point at.
    func head(
      of node: some SyntaxProtocol, attributes: AttributeListSyntax,
      modifiers: DeclModifierListSyntax,
      name: some SyntaxProtocol
    ) -> DeclarationHead {
      var head = DeclarationHead()
      head.position = SourcePosition(
        file: file,
        offset: Int32(clamping: name.positionAfterSkippingLeadingTrivia.utf8Offset))
      head.conditions = conditions
      head.isDocumented = isDocumented(node)
      if !attributes.isEmpty {
        head.attributes = attributes.compactMap { element in
          guard case .attribute(let attribute) = element else { return nil }
          return Attribute(
            name: names.shared(attribute.attributeName.flatText),
            arguments: names.shared(attribute.arguments?.flatText ?? ""))
        }
      }
      for modifier in modifiers {
        let word = modifier.name.text
        if let access = Access(rawValue: word) {
          // `private(set)` is the setter's.
          if modifier.detail == nil { head.access = access }
        } else if word != "weak" && word != "unowned" {
          let detail = modifier.detail.map { "(\($0.detail.text))" } ?? ""
          head.modifiers.append(word + detail)
        }
      }
      return head
    }

    /// How a property holds its value, and who may set it.
    func storage(_ modifiers: DeclModifierListSyntax) -> (PropertyFact.Reference, Access?) {
      var reference = PropertyFact.Reference.strong
      var setter: Access?
      for modifier in modifiers {
        let word = modifier.name.text
        switch word {
        case "weak": reference = .weak
        case "unowned":
          reference = modifier.detail?.detail.text == "unsafe" ? .unownedUnsafe : .unowned
        default:
          if modifier.detail?.detail.text == "set" { setter = Access(rawValue: word) }
        }
      }
      return (reference, setter)
    }

    /// Whether there is a documentation comment. The bytes are asked first: trivia are dear.
    private func isDocumented(_ node: some SyntaxProtocol) -> Bool {
      let start = node.position.utf8Offset
      let end = node.positionAfterSkippingLeadingTrivia.utf8Offset
      guard end - start > 3,
        text.contains("///", from: start, to: end) || text.contains("/**", from: start, to: end)
      else { return false }
      return node.leadingTrivia.contains { piece in
        switch piece {
        case .docLineComment, .docBlockComment: true
        default: false
        }
      }
    }

    /// Parameters of a clause with the bounds of it and of the `where` that follows.
    func generics(
      _ clause: GenericParameterClauseSyntax?, _ condition: GenericWhereClauseSyntax?
    ) -> [GenericFact] {
      guard let clause else { return [] }
      var facts = clause.parameters.map { parameter in
        GenericFact(
          name: parameter.name.plainText,
          bounds: parameter.inheritedType.map { [typeName($0)] } ?? [])
      }
      for requirement in condition?.requirements ?? [] {
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          let index = facts.firstIndex(where: { $0.name == conformance.leftType.flatText })
        else { continue }
        facts[index].bounds.append(typeName(conformance.rightType))
      }
      return facts
    }

    func requirements(_ clause: GenericWhereClauseSyntax?) -> [String] {
      clause?.requirements.map { names.shared($0.requirement.flatText) } ?? []
    }
  }
#endif
