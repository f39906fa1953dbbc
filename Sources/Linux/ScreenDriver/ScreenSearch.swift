import ScreenTree

/// Finds what a label means on one rendering of the topmost layer.
struct ScreenSearch {
  /// An element with what stands around it, from the layer inward.
  struct Place {
    let element: RenderedElement
    let around: [RenderedElement]

    /// The row that the element stands in.
    var row: RenderedElement? { around.last { $0.role == .row } }

    /// What a person would say it is: the kind, the label, and the row.
    var description: String {
      let name = "\(element.role.rawValue) \(quoted(element.label))"
      guard let row, row.id != element.id else { return name }
      return "\(name) in the row \(quoted(row.label))"
    }
  }

  /// Every place of the layer, in reading order. What lies behind a row is not on the screen.
  let places: [Place]

  init(_ layer: RenderedElement) {
    var places: [Place] = []
    Self.collect(layer, around: [], into: &places)
    self.places = places
  }

  private static func collect(
    _ element: RenderedElement, around: [RenderedElement], into places: inout [Place]
  ) {
    places.append(Place(element: element, around: around))
    let inner = around + [element]
    for child in element.children where child.role != .swipeActions {
      collect(child, around: inner, into: &places)
    }
  }

  /// The places that answer to a label.
  func places(called label: String, inRow row: String? = nil) -> [Place] {
    let rows = row.map { row in Set(self.rows(called: row).map(\.element.id)) }
    return places.filter { place in
      guard place.element.answers(to: label) else { return false }
      guard let rows else { return true }
      return place.row.map { rows.contains($0.id) } ?? false
    }
  }

  /// The rows that read so, or in which something is called so.
  func rows(called name: String) -> [Place] {
    let rows = places.filter { $0.element.role == .row }
    let reading = rows.filter { $0.element.answers(to: name) }
    guard reading.isEmpty else { return reading }
    return rows.filter { row in
      ScreenSearch(row.element).places.contains { $0.element.answers(to: name) }
    }
  }

  /// Where a touch on a place arrives: the nearest thing around it that takes the gesture.
  func target(of place: Place, for gesture: RenderedElement.Gesture) -> Place? {
    if place.element.handlers[gesture] != nil { return place }
    guard let index = place.around.lastIndex(where: { $0.handlers[gesture] != nil }) else {
      return nil
    }
    return Place(element: place.around[index], around: Array(place.around[..<index]))
  }

  /// Where touches on several places arrive, each once. What holds another of them is left out:
  /// a row and the only button in it are one thing to a finger.
  func targets(of places: [Place], for gesture: RenderedElement.Gesture) -> [Place] {
    var targets: [Place] = []
    for place in places {
      guard let target = target(of: place, for: gesture) else { continue }
      if !targets.contains(where: { $0.element.id == target.element.id }) {
        targets.append(target)
      }
    }
    let holders = Set(targets.flatMap { $0.around.map(\.id) })
    return targets.filter { !holders.contains($0.element.id) }
  }
}

extension RenderedElement {
  /// Whether a person would call the element so: by its name, or by what is written as a text.
  func answers(to name: String) -> Bool {
    label == name || (role == .text && value == name && !value.isEmpty)
  }
}
