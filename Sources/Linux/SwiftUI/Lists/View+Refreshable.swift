internal import ScreenTree

extension View {
  /// Sets what pulling down the list inside does.
  nonisolated public func refreshable(
    action: @escaping @Sendable @concurrent () async -> Void
  ) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action) })
  }
}

/// Whether a list is being refreshed.
@MainActor private final class RefreshMemory {
  var isRefreshing = false
}

extension RenderContext {
  /// Runs a refresh that ends with the list; a pull while one is running does nothing.
  func refreshing(with refresh: RefreshAction) -> RenderedElement.Handler {
    let memory = node.remembered(1) { RefreshMemory() }
    let node = node
    return { _ in
      guard !memory.isRefreshing else { return }
      memory.isRefreshing = true
      node.run(priority: .userInitiated) {
        await refresh()
        memory.isRefreshing = false
      }
    }
  }
}
