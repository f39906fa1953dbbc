/// The components that an app has made, held weakly.
@MainActor package final class Components {
  private struct Component {
    weak var object: AnyObject?
    let kind: String
  }

  private var all: [Component] = []
  /// Is told of each.
  package var onMade: (AnyObject) -> Void = { _ in }

  package init() {}

  package func made(_ object: AnyObject) {
    onMade(object)
    all.append(Component(object: object, kind: "\(type(of: object))"))
  }

  /// How many have been made.
  package var count: Int { all.count }

  /// How many of a kind have been made.
  package func count(of kind: String) -> Int { all.count { $0.kind == kind } }

  /// The kinds of those alive, sorted, one entry each.
  package var alive: [String] { all.filter { $0.object != nil }.map(\.kind).sorted() }

  /// The latest of a type that is alive.
  package func latest<Kind: AnyObject>(_ kind: Kind.Type) -> Kind? {
    all.compactMap { $0.object as? Kind }.last
  }
}
