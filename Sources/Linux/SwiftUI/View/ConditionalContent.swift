package import ScreenTree

/// One of two views, told apart so that each keeps its own state.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A choice of views is rendered by itself.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    switch storage {
    case .trueContent(let view): context.elements(of: view, at: .branch(true))
    case .falseContent(let view): context.elements(of: view, at: .branch(false))
    }
  }
}
