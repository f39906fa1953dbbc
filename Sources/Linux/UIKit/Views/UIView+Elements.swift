package import ScreenTree

extension UIView {
  /// What the view puts on the screen. The view of a controller shows the controller.
  package func elements(in rendering: Rendering) -> [RenderedElement] {
    guard !isHidden else {
      revision = rendering.revision
      return []
    }
    if let controller { return controller.elements(in: rendering) }
    let elements = drawn(in: rendering)
    return isUserInteractionEnabled ? elements : elements.map(\.untouchable)
  }

  /// What the view puts on the screen, named as it is to be.
  func drawn(in rendering: Rendering) -> [RenderedElement] {
    revision = rendering.revision
    var elements = ownElements(in: rendering)
    guard elements.count == 1 else { return elements }
    elements[0].identifier = accessibilityIdentifier ?? elements[0].identifier
    elements[0].rename(accessibilityLabel)
    return elements
  }

  /// An element for the view.
  func element(
    _ role: ElementRole, part: String = "", label: String = "", children: [RenderedElement] = []
  ) -> RenderedElement {
    RenderedElement(
      id: part.isEmpty ? "v\(number)" : "v\(number).\(part)", role: role, label: label,
      children: children)
  }

  /// An image and a text, where they are given.
  func caption(_ text: String?, image: UIImage? = nil) -> [RenderedElement] {
    var parts: [RenderedElement] = []
    if let image { parts.append(image.element(id: "v\(number).image")) }
    if let text, !text.isEmpty { parts.append(element(.text, part: "text", label: text)) }
    return parts
  }
}

extension RenderedElement {
  /// The element as no touch reaches it nor anything inside.
  var untouchable: RenderedElement {
    var element = self
    element.traits.insert(.disabled)
    element.children = children.map(\.untouchable)
    return element
  }

  /// Gives the element another name; of a text the written words are kept.
  mutating func rename(_ name: String?) {
    guard let name else { return }
    if role == .text, value.isEmpty { value = label }
    label = name
  }
}
