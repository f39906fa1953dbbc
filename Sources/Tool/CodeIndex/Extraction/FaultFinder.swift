#if Tool
  import SwiftSyntax

  /// Says where a tree stopped being Swift.
  enum FaultFinder {
    /// One problem a file: after the first the parser only guesses.
    static func problems(in tree: SourceFileSyntax) -> [FileProblem] {
      guard tree.hasError else { return [] }
      let fault = firstFault(in: Syntax(tree))
      return [
        FileProblem(
          message: "is not all Swift as the parser knows it; the rest is read as far as it goes",
          offset: Int32(clamping: fault.positionAfterSkippingLeadingTrivia.utf8Offset))
      ]
    }

    /// Goes down to the innermost node with the first error. Iterative: trees can be deep.
    private static func firstFault(in tree: Syntax) -> Syntax {
      var current = tree
      while !current.is(UnexpectedNodesSyntax.self),
        let next = current.children(viewMode: .all).first(where: {
          $0.hasError || $0.is(UnexpectedNodesSyntax.self)
            || $0.as(TokenSyntax.self)?.presence == .missing
        })
      {
        current = next
      }
      return current
    }
  }
#endif
