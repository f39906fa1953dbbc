internal import ScreenTree

/// Puts the elements of a tab view together, as tabs or as pages.
@MainActor struct TabFrame {
  let context: RenderContext
  let selected: Int
  private var tabs: [RenderedElement] = []
  private var contents: [[RenderedElement]] = []
  private var selects: [@MainActor () -> Void] = []

  init(context: RenderContext, selected: Int) {
    self.context = context
    self.selected = selected
  }

  mutating func add(
    _ entry: TabEntry, content: [RenderedElement], select: @escaping @MainActor () -> Void
  ) {
    // The node of a tab is asked for, not the place in the bar: tabs may move.
    let node = context.node.child(NodeKey(.item(entry.path, occurrence: 1), TabEntry.self))
    var tab = RenderedElement(
      id: "\(context.state.prefix)\(node.id)", role: .tab, label: entry.title)
    tab.looks.symbol = entry.symbol
    if tabs.count == selected { tab.traits.insert(.selected) }
    if !context.environment.isEnabled { tab.traits.insert(.disabled) }
    tab.handlers[.tap] = { _ in select() }
    tabs.append(tab)
    contents.append(content)
    selects.append(select)
  }

  func finished(asPages: Bool) -> RenderedElement {
    asPages ? pages() : bar()
  }

  private func bar() -> RenderedElement {
    let content = contents.indices.contains(selected) ? contents[selected] : []
    return context.element(
      .group,
      children: [
        context.element(.content, part: "content", children: content),
        context.element(.tabBar, part: "bar", children: tabs),
      ])
  }

  private func pages() -> RenderedElement {
    var pages = context.element(.pages)
    pages.value = "\(selected)"
    pages.children = zip(tabs, contents).map { tab, content in
      var page = RenderedElement(
        id: tab.id, role: .group, label: tab.label, traits: tab.traits, children: content)
      page.traits.remove(.disabled)
      return page
    }
    let selects = selects
    pages.handlers[.page] = { target in
      guard let index = Int(target), selects.indices.contains(index) else { return }
      selects[index]()
    }
    return pages
  }
}
