import ScreenTree
import Testing

/// A look at the screen and a finger on it, without the rules of the driver: what is tested here
/// lies below them.
extension ScreenHost {
  /// What is written outside of controls, in reading order.
  var texts: [String] {
    rendered().all(below: { $0.role != .button && $0.role != .toggle }, where: { $0.role == .text })
      .map(\.label)
  }

  /// The elements for which the condition holds, in reading order.
  func all(where condition: (RenderedElement) -> Bool) -> [RenderedElement] {
    rendered().all(where: condition)
  }

  /// Whether no two elements have one identity.
  var hasUniqueIDs: Bool {
    let ids = all { _ in true }.map(\.id)
    return Set(ids).count == ids.count
  }

  /// The roles of the layers, from bottom to top.
  var layers: [ElementRole] { rendered().children.map(\.role) }

  /// The title of the topmost layer.
  var title: String? { rendered().children.last?.first { $0.role == .title }?.label }

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

extension ScreenHost {
  /// Returns when everything that was set off on the main actor before this call has run.
  func quiet() async {
    for _ in 0..<20 { await Task.yield() }
  }
}
