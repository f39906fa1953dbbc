/// One thing on the screen, as a person meets it: what it is, what it says, what can be done to it.
///
/// A rendering is a tree of these. The root has the role ``ElementRole/window``; its children are
/// the layers from bottom to top (the app, a sheet over it, an alert over that), and only the last
/// layer can be touched.
///
/// ```swift
/// let screen = host.rendered()
/// let plus = screen.first { $0.label == "Add Item 3" }
/// plus?.handlers[.tap]?("")   // what the finger does
/// ```
///
/// The value belongs to one rendering: its handlers are those of the moment it was made. Whoever
/// keeps an element and uses it twice sends both touches to that one rendering, as two fast taps
/// do on a device.
public struct RenderedElement: Identifiable, Sendable {
  /// What a gesture sets off. The argument is the text typed, the row scrolled to, or empty.
  public typealias Handler = @MainActor @Sendable (String) -> Void

  /// The place in the tree of identities: the same from rendering to rendering for as long as the
  /// thing itself is the same, and never two of one value in a rendering.
  public var id: String
  /// What it is.
  public var role: ElementRole
  /// What it says, and how a screen reader names it.
  public var label: String
  /// What it holds: the text of a field, the count of a badge, `"1"` or `"0"` of a switch.
  public var value: String
  /// The accessibility identifier, empty where none was given.
  public var identifier: String
  /// What limits or marks it.
  public var traits: ElementTraits
  /// How it looks, as far as a page needs to know.
  public var looks: ElementLooks
  /// What it holds inside, in reading order.
  public var children: [RenderedElement]
  /// What can be done to it now. A disabled control keeps its entry: whoever delivers gestures
  /// asks ``accepts(_:)`` first.
  public var handlers: [Gesture: Handler]

  /// Makes an element; everything but its identity and role has an empty default.
  public init(
    id: String, role: ElementRole, label: String = "", value: String = "",
    identifier: String = "", traits: ElementTraits = [], looks: ElementLooks = ElementLooks(),
    children: [RenderedElement] = [], handlers: [Gesture: Handler] = [:]
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.identifier = identifier
    self.traits = traits
    self.looks = looks
    self.children = children
    self.handlers = handlers
  }
}

extension RenderedElement {
  /// What a person can do to an element. (No name of SwiftUI's `Gesture` is in reach here: this
  /// one lives inside the element.)
  public enum Gesture: String, Hashable, Sendable, CaseIterable {
    /// A tap: buttons, rows, tabs, the back button, alert actions.
    case tap
    /// Typing: the argument is the whole new text.
    case edit
    /// Scrolling a list: the argument is the number of the first row to show, from 0.
    case scroll
    /// Turning to another page of a paged view: the argument is the page's number, from 0.
    case page
    /// Pulling a list down to refresh it.
    case refresh
    /// The system's dismissal of a layer: a sheet drawn down.
    case dismiss
    /// The system's way back on a navigation bar's layer: a back swipe carried to its end.
    case back
    /// A back swipe begins on a navigation bar's layer, to be followed by ``back`` or
    /// ``cancelBack``. A bar that needs no word of it takes ``back`` alone.
    case beginBack
    /// A back swipe that began is let go before the middle.
    case cancelBack
  }

  /// Whether a gesture on this element would reach the app: it has a handler for it and is neither
  /// disabled nor scrolled away. Whether it lies under another layer is for the tree to say.
  public func accepts(_ gesture: Gesture) -> Bool {
    handlers[gesture] != nil && traits.isDisjoint(with: [.disabled, .scrolledAway])
  }

  /// The first element, in reading order and this one included, for which the condition holds.
  ///
  /// - Complexity: O(*n*) in the number of elements below this one.
  public func first(where condition: (RenderedElement) -> Bool) -> RenderedElement? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}
