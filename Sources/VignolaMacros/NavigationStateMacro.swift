#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `@NavigationState`: the path, an `init()` where Swift gives none, and the conformance.
  ///
  /// What is wrong is said once, by the role that writes members. Of an enum the other role says it,
  /// since the compiler asks for an enum's members only when somebody uses one.
  package struct NavigationStateMacro {}

  extension NavigationStateMacro: MemberMacro {
    package static func expansion(
      of attribute: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      let faults = faults(
        of: declaration, attribute: attribute, in: context.lexicalContext,
        writesConformance: !protocols.isEmpty)
      guard faults.isEmpty, let subject = declaration.as(StructDeclSyntax.self) else {
        if !declaration.is(EnumDeclSyntax.self) { for fault in faults { context.diagnose(fault) } }
        return []
      }
      let access = subject.accessOfMembers(in: context.lexicalContext)
      let prefix = access.map { "\($0) " } ?? ""
      var members: [DeclSyntax] = ["\(raw: prefix)var path: [Destination] = []"]
      if subject.needsInit(beyondItsModule: access != nil) {
        members.append("\(raw: prefix)init() {}")
      }
      return members
    }
  }

  extension NavigationStateMacro: ExtensionMacro {
    package static func expansion(
      of attribute: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      if declaration.is(EnumDeclSyntax.self) {
        context.diagnose(notAStruct(declaration, attribute))
      }
      // Without protocols the struct has written the conformance itself. A path that is there is
      // an error that leaves the conformance as it will be; the others leave none to make.
      guard !protocols.isEmpty, let subject = declaration.as(StructDeclSyntax.self),
        subject.declaresDestination,
        subject.privateModifierThatHides(in: context.lexicalContext) == nil
      else { return [] }
      // A module's default isolation reaches extensions too, and a Sendable value has none.
      return [
        try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): VSURF.NavigationState {}")
      ]
    }
  }
#endif
