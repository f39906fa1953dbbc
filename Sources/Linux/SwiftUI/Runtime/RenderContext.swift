package import ScreenTree

/// What a view is told while it is rendered: its node, its environment and the collectors of the
/// screen, layer and list that it stands in.
@MainActor package struct RenderContext {
  let state: RenderState
  /// The node of the view that is rendered.
  package var node: GraphNode
  package var environment = EnvironmentValues()
  /// Takes the title and the toolbar; missing outside of a navigation stack.
  var screen: ScreenCollector?
  /// Takes destinations and pushes; missing outside of a navigation stack.
  var navigation: NavigationScope?
  /// Takes what wants to be presented over the layer.
  var presentations: PresentationCollector
  /// Takes what belongs to rows; missing outside of a list.
  var rows: RowCollector?
  /// Whether what is rendered now is shown, or only kept alive below another screen or tab.
  package var isVisible = true

  /// Renders a child view and tears down what it no longer has.
  package func elements<Content: View>(
    of view: Content, at place: NodeKey.Place
  ) -> [RenderedElement] {
    var context = self
    context.node = node.child(NodeKey(place, Content.self))
    defer { context.node.sweep() }
    if let primitive = view as? any PrimitiveView { return primitive.elements(in: context) }
    if Content.Body.self == Never.self, let controller = view as? any UIViewControllerRepresentable
    {
      return controller.elements(in: context)
    }
    let linked = PropertyLinker.linked(view, to: context.node, in: context)
    return context.elements(of: linked.body, at: .body)
  }

  /// An element of the view that is rendered, with the looks of its surroundings.
  package func element(
    _ role: ElementRole, part: String = "", label: String = "",
    children: [RenderedElement] = []
  ) -> RenderedElement {
    RenderedElement(
      id: state.prefix + (part.isEmpty ? "\(node.id)" : "\(node.id).\(part)"), role: role,
      label: label, children: children)
  }

  /// An element that a person can touch unless it is disabled.
  func control(
    _ role: ElementRole, label: String, children: [RenderedElement] = []
  ) -> RenderedElement {
    var control = element(role, label: label, children: children)
    if !environment.isEnabled { control.traits.insert(.disabled) }
    return control
  }

  /// An element that carries the font and the colour of its surroundings.
  func styled(_ role: ElementRole, label: String) -> RenderedElement {
    var styled = element(role, label: label)
    styled.looks.font = environment.font?.name ?? ""
    styled.looks.foreground = environment.foreground
    return styled
  }
}
