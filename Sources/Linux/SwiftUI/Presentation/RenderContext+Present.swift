internal import ScreenTree

extension RenderContext {
  /// Presents something over the layer, for as long as an item is wanted.
  ///
  /// - Parameters:
  ///   - item: What is wanted now; another one than before replaces it, with new state.
  ///   - dismiss: Ends the want. Called by the system's gesture and by the content's `dismiss`.
  ///   - onDismiss: Told after it has gone.
  func present(
    _ item: AnyHashable?, as role: ElementRole, label: String = "",
    dismiss: @escaping @MainActor () -> Void, onDismiss: (() -> Void)?,
    finish: @escaping (inout RenderedElement) -> Void = { _ in },
    content: @escaping () -> any View
  ) {
    let memory = node.remembered(-1) { PresentationMemory() }
    if memory.ended(wanting: item), let onDismiss {
      state.afterPass.add(onDismiss, to: .dismissal)
    }
    guard let item else { return }
    var surroundings = self
    surroundings.screen = nil
    surroundings.navigation = nil
    surroundings.rows = nil
    surroundings.isVisible = true
    surroundings.environment.isEnabled = true
    surroundings.environment.refresh = nil
    if role != .alert {
      surroundings.environment.dismiss = DismissAction(dismiss)
    }
    presentations.add(
      Presentation(
        identity: .init(presenter: node.id, item: item), context: surroundings, memory: memory
      ) { context in
        context.layers(role: role, of: content(), at: .part("layer")) { layer in
          layer.label = label
          if role == .sheet { layer.handlers[.dismiss] = { _ in dismiss() } }
          finish(&layer)
        }
      })
  }
}
