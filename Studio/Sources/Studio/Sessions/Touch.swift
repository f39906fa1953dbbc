import ScreenTree

/// What a gesture meets on a screen. Pure.
enum Touch {
  case reaches(RenderedElement.Handler)
  /// Nothing of that identity is on the screen any more.
  case gone
  /// It is there, but another layer lies over it.
  case covered
  /// It is there, but it takes no such gesture now: disabled, scrolled away, or never did.
  case refused

  /// - Complexity: O(*n*) in the number of elements of the screen.
  init(_ gesture: RenderedElement.Gesture, on id: String, of screen: RenderedElement) {
    self = .gone
    for (index, layer) in screen.children.enumerated() {
      guard let path = layer.path(to: id), let element = path.last else { continue }
      let isCovered = index < screen.children.count - 1
      let isOut = path.contains { $0.traits.contains(.scrolledAway) }
      if isCovered {
        self = .covered
      } else if let handler = element.handlers[gesture], element.accepts(gesture), !isOut {
        self = .reaches(handler)
      } else {
        self = .refused
      }
      return
    }
  }
}

extension RenderedElement {
  /// The elements from this one down to the one of that identity.
  fileprivate func path(to id: String) -> [RenderedElement]? {
    if self.id == id { return [self] }
    for child in children {
      if let path = child.path(to: id) { return [self] + path }
    }
    return nil
  }
}
