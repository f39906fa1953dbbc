import ScreenTree

/// A rendered element as the page reads it: names for traits and gestures, and nothing where there
/// is nothing to say.
struct ScreenElement: Encodable, Equatable {
  var id: String
  var role: String
  var label: String?
  var value: String?
  var identifier: String?
  var traits: [String]?
  var looks: [String: String]?
  var gestures: [String]?
  var children: [ScreenElement]?

  init(_ element: RenderedElement) {
    func unlessEmpty<Items: Collection>(_ items: Items) -> Items? { items.isEmpty ? nil : items }
    id = element.id
    role = element.role.rawValue
    label = unlessEmpty(element.label)
    value = unlessEmpty(element.value)
    identifier = unlessEmpty(element.identifier)
    traits = unlessEmpty(element.traits.names)
    looks = unlessEmpty(element.looks.names)
    gestures = unlessEmpty(element.handlers.keys.map(\.rawValue).sorted())
    children = unlessEmpty(element.children.map(ScreenElement.init))
  }
}

extension ElementTraits {
  /// The names of the traits in the set, in the order of their bits.
  fileprivate var names: [String] {
    let all: [(ElementTraits, String)] = [
      (.disabled, "disabled"), (.selected, "selected"), (.destructive, "destructive"),
      (.cancel, "cancel"), (.scrolledAway, "scrolledAway"), (.leading, "leading"),
      (.prominent, "prominent"), (.heading, "heading"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension ElementLooks {
  fileprivate var names: [String: String] {
    let all = [
      "font": font, "foreground": foreground, "symbol": symbol, "padded": isPadded ? "yes" : "",
    ]
    return all.filter { !$0.value.isEmpty }
  }
}
