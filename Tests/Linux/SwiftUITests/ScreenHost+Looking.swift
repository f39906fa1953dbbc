import ScreenTree
import Testing

/// A look at the screen and a finger on it, without the rules of the driver: what is tested here
/// lies below them.
extension ScreenHost {
  /// What is written outside of controls, in reading order.
  var texts: [String] {
    rendered().all(below: { $0.role != .button }, where: { $0.role == .text }).map(\.label)
  }

  /// The elements for which the condition holds, in reading order.
  func all(where condition: (RenderedElement) -> Bool) -> [RenderedElement] {
    rendered().all(where: condition)
  }

  /// Does a gesture to the first element with a label.
  func send(
    _ gesture: RenderedElement.Gesture, _ text: String = "", to label: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let element = rendered().first { $0.label == label && $0.handlers[gesture] != nil }
    guard let handler = element?.handlers[gesture] else {
      Issue.record("nothing called \(label) takes \(gesture)", sourceLocation: sourceLocation)
      return
    }
    handler(text)
  }

  /// Taps the first element with a label.
  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.tap, to: label, sourceLocation: sourceLocation)
  }
}

extension RenderedElement {
  func all(
    below: (RenderedElement) -> Bool = { _ in true }, where condition: (RenderedElement) -> Bool
  ) -> [RenderedElement] {
    guard below(self) else { return [] }
    return (condition(self) ? [self] : [])
      + children.flatMap { $0.all(below: below, where: condition) }
  }
}
