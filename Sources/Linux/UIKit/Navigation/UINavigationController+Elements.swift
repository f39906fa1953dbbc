internal import ScreenTree

extension UINavigationController {
  /// The bar and the screen below it.
  func frame(in rendering: Rendering) -> [RenderedElement] {
    guard let screen = shown ?? stack.last else { return [] }
    // The views are asked first: those of SwiftUI say in passing what stands in the bar.
    let content = RenderedElement(
      id: "c\(number).content", role: .content, children: screen.elements(in: rendering))
    let bar = bar(over: screen, in: rendering)
    return [RenderedElement(id: "c\(number)", role: .group, children: [bar, content])]
  }

  private func bar(over screen: UIViewController, in rendering: Rendering) -> RenderedElement {
    var bar = RenderedElement(id: "c\(number).bar", role: .navigationBar)
    let item = screen.navigationItem
    guard !isNavigationBarHidden else { return bar }
    addWayBack(from: screen, to: &bar, in: rendering)
    let left = (item.leftBarButtonItems ?? []).flatMap {
      $0.elements(in: rendering, isLeading: true)
    }
    // On the trailing side the first item stands at the edge, so reading order is the other way.
    let right = (item.rightBarButtonItems ?? []).reversed().flatMap {
      $0.elements(in: rendering, isLeading: false)
    }
    let hosted = screen.hostedBar?().items ?? []
    bar.children += left + hosted.filter { $0.traits.contains(.leading) }
    if let title = screen.barTitle, !title.isEmpty {
      bar.label = title
      var heading = RenderedElement(id: "c\(number).title", role: .title, label: title)
      heading.traits.insert(.heading)
      bar.children.append(heading)
    }
    bar.children += hosted.filter { !$0.traits.contains(.leading) } + right
    return bar
  }

  private func addWayBack(
    from screen: UIViewController, to bar: inout RenderedElement, in rendering: Rendering
  ) {
    let screens = held === screen ? stack + [screen] : stack
    guard let depth = screens.firstIndex(where: { $0 === screen }), depth > 0 else { return }
    let below = screens[depth - 1]
    below.navigationItem.revision = rendering.revision
    below.revision = rendering.revision
    guard screen.navigationItem.offersBack else { return }
    let title = below.navigationItem.backButtonTitle ?? below.barTitle
    var button = RenderedElement(
      id: "c\(number).back", role: .backButton,
      label: title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back")
    button.handlers[.tap] = { [weak self, weak screen] _ in
      if let self, let screen, held == nil { goBack(from: screen) }
    }
    bar.children.append(button)
    guard interactivePopGestureRecognizer?.isEnabled != false else { return }
    bar.handlers[.beginBack] = { [weak self, weak screen] _ in
      if let self, let screen { takeHold(of: screen) }
    }
    bar.handlers[.cancelBack] = { [weak self, weak screen] _ in
      if let self, held === screen { letGo() }
    }
    bar.handlers[.back] = { [weak self, weak screen] _ in
      if let self, let screen { goBack(from: screen) }
    }
  }
}
