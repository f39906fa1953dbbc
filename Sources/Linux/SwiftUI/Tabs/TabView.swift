package import ScreenTree

/// Several screens of which one is shown, chosen in a bar or, with the page style, by swiping.
///
/// A tab is made when it is first shown; from then on it lives, also while another is shown.
nonisolated public struct TabView<SelectionValue, Content>
where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView {
  /// Tabs of which the one with the selected value is shown.
  nonisolated public init<C>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(
      selection: selection,
      content: TabContentBuilder<SelectionValue>.Content<C>(content: content()))
  }

  /// Tabs that keep the selection themselves.
  nonisolated public init<C>(
    @TabContentBuilder<Never> content: () -> C
  )
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent
  {
    self.init(
      selection: nil, content: TabContentBuilder<Never>.Content<C>(content: content()))
  }
}

/// A view that holds tabs.
@MainActor protocol TabSource {
  var entries: [TabEntry] { get }
}

extension TabView: View {
  /// A tab view is rendered by itself.
  public typealias Body = Never
}

extension TabView: PrimitiveView {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    let entries = (content as? any TabSource)?.entries ?? []
    let memory = context.node.remembered { TabMemory(staleness: context.state.staleness) }
    let selected = index(of: memory, in: entries)
    memory.keep(entries)
    var frame = TabFrame(context: context, selected: selected)
    for (index, entry) in entries.enumerated() {
      guard memory.isMade(entry, selected: index == selected) else {
        frame.add(entry, content: [], select: select(entry, memory))
        continue
      }
      var inner = context
      inner.rows = nil
      inner.isVisible = context.isVisible && index == selected
      // Around a tab view the bar of a stack shows what the selected tab says.
      if index != selected { inner.screen = ScreenCollector() }
      let elements = inner.elements(
        of: AnyView(entry.content), at: .item(entry.path, occurrence: 0))
      frame.add(
        entry, content: index == selected ? elements : [], select: select(entry, memory))
    }
    return [frame.finished(asPages: context.environment.isPaged)]
  }

  @MainActor private func index(of memory: TabMemory, in entries: [TabEntry]) -> Int {
    if let selection {
      let value = AnyHashable(selection.wrappedValue)
      return entries.firstIndex { $0.value == value } ?? 0
    }
    return entries.firstIndex { $0.path == memory.selection.value } ?? 0
  }

  @MainActor private func select(_ entry: TabEntry, _ memory: TabMemory) -> @MainActor () -> Void {
    let selection = selection
    return {
      if let value = entry.value?.base as? SelectionValue {
        selection?.wrappedValue = value
      } else {
        memory.selection.value = entry.path
      }
    }
  }
}

/// What lasts of a tab view beside its tabs.
@MainActor final class TabMemory {
  /// The selected tab where nobody else keeps the selection.
  let selection: StateSlot<[NodeKey.Place]?>
  private var made: Set<[NodeKey.Place]> = []

  init(staleness: Staleness) {
    selection = StateSlot(nil, staleness: staleness)
  }

  /// Forgets the tabs that have gone.
  func keep(_ entries: [TabEntry]) {
    made.formIntersection(entries.map(\.path))
  }

  /// Whether a tab lives: it is shown or has been.
  func isMade(_ entry: TabEntry, selected: Bool) -> Bool {
    if selected { made.insert(entry.path) }
    return made.contains(entry.path)
  }
}
