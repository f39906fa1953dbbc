internal import ScreenTree

extension [RenderedElement] {
  /// What a screen reader says of a control with these elements inside: its texts, and only where
  /// it has none, its pictures.
  var spoken: String {
    let texts = labels(of: .text)
    return (texts.isEmpty ? labels(of: .image) : texts).joined(separator: " ")
  }

  private func labels(of role: ElementRole) -> [String] {
    flatMap { element in
      element.role == role
        ? [element.label].filter { !$0.isEmpty } : element.children.labels(of: role)
    }
  }
}
