extension RenderedElement {
  /// What is written in the element and inside it, in reading order.
  ///
  /// For a text that is its label. Where a text has a name of its own for the screen reader, the
  /// label is that name and the written words stand in ``value``.
  ///
  /// - Complexity: O(*n*) in the number of elements below this one.
  public var writing: String {
    writings.joined(separator: " ")
  }

  private var writings: [String] {
    if role == .text {
      let written = value.isEmpty ? label : value
      return written.isEmpty ? [] : [written]
    }
    return children.filter { $0.role != .swipeActions }.flatMap(\.writings)
  }
}
