extension RenderedElement {
  /// Changes the element and everything inside.
  package mutating func changeAll(_ change: (inout RenderedElement) -> Void) {
    change(&self)
    for index in children.indices { children[index].changeAll(change) }
  }
}
