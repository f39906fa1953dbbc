/// A child's place under its parent: what makes it the same thing from pass to pass.
package struct NodeKey: Hashable {
  /// Where the child stands, the type left aside.
  package enum Place: Hashable {
    /// The only child of a view with a body, or of a modifier.
    case body
    /// The place in a list of views written one below the other.
    case position(Int)
    /// The branch of an `if`.
    case branch(Bool)
    /// The identity given by data. Data that names one identity twice is wrong, yet both keep
    /// their own place: the second is told apart by how often the identity was seen before.
    case item(AnyHashable, occurrence: Int)
    /// A part of a view that has several, such as a label beside a content.
    case part(String)
  }

  let place: Place
  let type: ObjectIdentifier

  package init<Content>(_ place: Place, _ type: Content.Type) {
    self.place = place
    self.type = ObjectIdentifier(type)
  }
}
