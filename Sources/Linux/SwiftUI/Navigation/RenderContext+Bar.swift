internal import ScreenTree

extension RenderContext {
  /// The bar over a screen.
  func bar(
    over screen: ScreenCollector?, back: String?, goBack: @escaping @MainActor () -> Void
  ) -> RenderedElement {
    var bar = element(.navigationBar, part: "bar")
    if let back {
      var button = element(.backButton, part: "back", label: back)
      button.handlers[.tap] = { _ in goBack() }
      bar.children.append(button)
      bar.handlers[.back] = button.handlers[.tap]
    }
    let items = screen?.items ?? []
    bar.children += items.filter { $0.traits.contains(.leading) }
    if let title = screen?.title {
      bar.label = title
      var heading = element(.title, part: "title", label: title)
      heading.traits.insert(.heading)
      bar.children.append(heading)
    }
    bar.children += items.filter { !$0.traits.contains(.leading) }
    return bar
  }
}
