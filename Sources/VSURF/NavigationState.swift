/// Where a flow stands, as a value: the path of destinations pushed on its root.
///
/// ```swift
/// struct CatalogNavigation: NavigationState {
///   enum Destination: Hashable { case cart, item(Int) }
///   var path: [Destination] = []
/// }
///
/// var navigation = CatalogNavigation()
/// navigation.push(.cart)   // true
/// navigation.push(.cart)   // false: it is on top already, a double tap opens one screen
/// navigation.pop()         // true
/// navigation.pop()         // false: nothing to pop, nothing happens
/// ```
///
/// The path is an array of the flow's own type, not an opaque `NavigationPath`: it can be read,
/// compared, tested, and popped to a place. The view group binds it to its `NavigationStack`; the
/// system's back button writes into the same value.
///
/// The macro of the module `VSURFMacros` writes the conformance and the path; by hand it is these two
/// lines, and as good.
///
/// Guarantee G9: no verb traps, whatever the path.
public protocol NavigationState: Equatable, Sendable {
  /// A screen of the flow that can be pushed, with what it needs to be built again.
  associatedtype Destination: Hashable & Sendable
  /// The destinations pushed, bottom to top. Empty: the root is shown.
  var path: [Destination] { get set }
  /// The flow at its root.
  init()
}
