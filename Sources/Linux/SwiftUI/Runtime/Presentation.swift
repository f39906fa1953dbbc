internal import ScreenTree

/// Something that wants to lie over the layer it comes from.
@MainActor struct Presentation {
  /// What is presented by whom: the same from pass to pass while it is the same thing.
  struct Identity: Hashable {
    let presenter: Int
    let item: AnyHashable
  }

  let identity: Identity
  /// The presenter's surroundings.
  let context: RenderContext
  /// Remembers that it is shown, so that its end can be told.
  let memory: PresentationMemory
  /// Renders the layer and what lies over it, from a node of the layer below.
  let layers: (RenderContext) -> [RenderedElement]
}

/// Takes what the views of a layer want to present.
@MainActor final class PresentationCollector {
  private var wanted: [Presentation] = []
  /// Whether a view of the layer keeps a person from drawing it down.
  var isLayerLocked = false

  func add(_ presentation: Presentation) { wanted.append(presentation) }

  /// Hands over what was asked for. What is asked for holds its context and so this collector: kept
  /// here, the two would keep each other and all that a presented view refers to.
  func take() -> [Presentation] {
    defer { wanted = [] }
    return wanted
  }
}

/// What a presenting modifier has on the screen.
@MainActor final class PresentationMemory {
  private(set) var shown: AnyHashable?

  func show(_ item: AnyHashable) { shown = item }

  /// Compares what is wanted with what is shown and says whether the shown one has ended.
  func ended(wanting item: AnyHashable?) -> Bool {
    guard let shown, shown != item else { return false }
    self.shown = nil
    return true
  }
}

/// Which of several presentations a layer shows: one at a time, the others wait, as on iOS.
@MainActor private final class PresentationChoice {
  private var current: Presentation.Identity?

  func choose(from wanted: [Presentation]) -> Presentation? {
    let chosen = wanted.first { $0.identity == current } ?? wanted.first
    current = chosen?.identity
    return chosen
  }
}

extension RenderContext {
  /// Renders a view as a layer of its own, followed by the layers over it.
  func layers(
    role: ElementRole, of view: any View, at place: NodeKey.Place,
    finish: (inout RenderedElement) -> Void = { _ in }
  ) -> [RenderedElement] {
    var context = self
    context.node = node.child(NodeKey(place, PresentationChoice.self))
    context.presentations = PresentationCollector()
    defer { context.node.sweep() }
    var layer = context.element(role, children: context.elements(of: view, at: .body))
    finish(&layer)
    if context.presentations.isLayerLocked { layer.handlers[.dismiss] = nil }
    let choice = context.node.remembered { PresentationChoice() }
    guard let next = choice.choose(from: context.presentations.take()) else { return [layer] }
    next.memory.show(next.identity.item)
    var above = next.context
    above.node = context.node.child(
      NodeKey(.item(next.identity, occurrence: 0), Presentation.self))
    defer { above.node.sweep() }
    return [layer] + next.layers(above)
  }
}
