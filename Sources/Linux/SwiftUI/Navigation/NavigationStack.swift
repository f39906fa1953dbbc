package import ScreenTree

/// A root screen and those pushed over it. All of them live; the last one is shown.
nonisolated public struct NavigationStack<Data, Root> where Root: View {
  let path: PathAccess?
  let root: Root

  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack with a path of values of any types.
  nonisolated public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  /// A stack with a path of values of one type.
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = PathAccess(path)
    self.root = root()
  }
}

extension NavigationStack: View {
  /// A stack is rendered by itself.
  public typealias Body = Never
}

extension NavigationStack: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let path =
      path
      ?? PathAccess(
        context.node.remembered {
          StateSlot(NavigationPath(), staleness: context.state.staleness)
        })
    let values = path.values()
    let scope = NavigationScope(push: path.append)
    var backTitle: String?
    var shown: [RenderedElement] = []
    for depth in 0...values.count {
      var inner = context
      inner.screen = ScreenCollector()
      inner.navigation = scope
      inner.rows = nil
      inner.isVisible = context.isVisible && depth == values.count
      if depth > 0 {
        inner.environment.dismiss = DismissAction { path.pop(from: depth) }
      }
      let content =
        depth == 0
        ? inner.elements(of: root, at: .body)
        : inner.elements(
          of: PushedScreen(view: scope.destination(for: values[depth - 1])),
          at: .item(values[depth - 1], occurrence: depth))
      guard depth == values.count else {
        backTitle = inner.screen?.title ?? "Back"
        continue
      }
      let back = inner.screen?.hidesBackButton == true ? nil : backTitle
      let bar = context.bar(over: inner.screen, back: back) { path.pop(from: depth) }
      shown = inner.screen?.visibility == .hidden ? [] : [bar]
      shown.append(context.element(.content, part: "content", children: content))
    }
    return [context.element(.group, children: shown)]
  }
}

/// The screen of a value of the path, or a sign that no destination was given for it.
private struct PushedScreen: View {
  let view: (any View)?

  var body: some View {
    if let view {
      AnyView(view)
    } else {
      Image(systemName: "exclamationmark.triangle.fill")
    }
  }
}
