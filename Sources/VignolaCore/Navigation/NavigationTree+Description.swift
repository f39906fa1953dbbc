extension NavigationTree: CustomStringConvertible {
  /// The tree on one line: `Home > Detail` is a stack, `[*A | B]` are tabs with the first selected,
  /// `/` leads to the next layer, and an alert stands in quotation marks.
  public var description: String {
    layers.map(\.description).joined(separator: " / ")
  }
}

extension NavigationTree.Layer: CustomStringConvertible {
  /// The layer as it stands in the description of a ``NavigationTree``.
  public var description: String {
    let texts = stacks.map { $0.map { $0.isForeign ? "(\($0.name))" : $0.name } }
      .map { $0.joined(separator: " > ") }
    let content =
      stacks.count == 1
      ? texts[0]
      : "["
        + texts.enumerated().map { $0.offset == selected ? "*\($0.element)" : $0.element }
        .joined(separator: " | ") + "]"
    return alert.map { "\(content) \"\($0.title)\"" } ?? content
  }
}
