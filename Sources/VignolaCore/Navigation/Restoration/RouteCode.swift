/// How a route is stored: under which name and version, and as what. See ``RouteBook``.
///
/// The name is the app's own and never a type's, so that renaming a type loses nothing.
@MainActor public struct RouteCode<Route: Hashable & Sendable> {
  let name: String
  let version: Int
  let write: (Route) -> SavedValue?
  let read: (SavedValue) -> Route?
  let upgrades: [Int: (SavedValue) -> SavedValue?]

  /// A way to store a route.
  ///
  /// - Parameters:
  ///   - name: What it is stored under. Once an app has been shipped it stays.
  ///   - version: Counts the shapes that the payload has had, from 1.
  ///   - write: The payload of a route; nil if it is not one of this kind.
  ///   - read: The route of a payload of this version; nil if it is not of the right shape.
  ///   - upgrades: Makes of a payload of a version one of the next version; nil if it cannot.
  public init(
    _ name: String, version: Int = 1, write: @escaping (Route) -> SavedValue?,
    read: @escaping (SavedValue) -> Route?,
    upgrades: [Int: (SavedValue) -> SavedValue?] = [:]
  ) {
    self.name = name
    self.version = version
    self.write = write
    self.read = read
    self.upgrades = upgrades
  }
}

extension RouteCode {
  /// Why a stored route cannot be restored.
  struct Loss: Error {
    let reason: String
  }

  func save(_ route: Route) -> SavedValue? {
    write(route).map { ["name": .text(name), "version": .int(version), "payload": $0] }
  }

  /// The route of a payload of some version.
  func restore(_ payload: SavedValue, version stored: Int) throws(Loss) -> Route {
    guard stored <= version else {
      throw Loss(reason: "\(quoted(name)) is of version \(stored), newer than \(version)")
    }
    guard stored >= 1 else { throw Loss(reason: "\(quoted(name)) has no version \(stored)") }
    var payload = payload
    for step in stored..<version {
      guard let upgrade = upgrades[step], let upgraded = upgrade(payload) else {
        throw Loss(reason: "\(quoted(name)) cannot be brought from version \(step) to \(step + 1)")
      }
      payload = upgraded
    }
    guard let route = read(payload) else {
      throw Loss(reason: "the payload of \(quoted(name)) is not of the right shape")
    }
    return route
  }
}
