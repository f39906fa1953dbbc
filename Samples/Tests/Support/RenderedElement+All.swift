import ScreenTree

extension RenderedElement {
  /// Every element in here that a condition holds for, in reading order.
  package func all(where condition: (RenderedElement) -> Bool) -> [RenderedElement] {
    (condition(self) ? [self] : []) + children.flatMap { $0.all(where: condition) }
  }
}
