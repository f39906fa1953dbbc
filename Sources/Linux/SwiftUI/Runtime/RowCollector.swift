internal import ScreenTree

/// What the views of a list say about the rows they will stand in.
@MainActor final class RowCollector {
  /// The actions behind an element, by the element's identity.
  var swipeActions: [String: [RenderedElement]] = [:]
  /// The buttons that a tap anywhere in their row reaches: those of the automatic style.
  var rowButtons: Set<String> = []
  /// What waits for the list to say whether its row is among those shown.
  private var waiting: [(elements: [String], decide: (Bool) -> Void)] = []

  /// Waits for the rows that hold the elements.
  func decideLater(for elements: [RenderedElement], _ decide: @escaping (Bool) -> Void) {
    waiting.append((elements.map(\.id), decide))
  }

  /// Tells those who wait which elements are scrolled away.
  func decide(scrolledAway: Set<String>) {
    for (elements, decide) in waiting {
      decide(elements.isEmpty || !elements.allSatisfy(scrolledAway.contains))
    }
    waiting = []
  }
}
