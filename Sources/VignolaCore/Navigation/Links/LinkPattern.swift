/// One shape of an app's links, and what it means. See ``LinkTable``.
///
/// The shape is written as a link. A component that begins with a colon stands for any; scheme, host,
/// the number of components and the other components have to be the same. Parameters are not part of
/// it: whoever makes the link reads those that it knows.
public struct LinkPattern<Link>: Sendable {
  /// The shape.
  public let text: String
  let make: @Sendable (LinkMatch) -> Link?
  private let parts: Result<DeepLink, LinkRefusal>

  /// A pattern.
  ///
  /// - Parameters:
  ///   - text: The shape, as in `shop://items/:id`. One that is no link fits nothing, which the
  ///     refusal of every unknown link says.
  ///   - make: Makes the link of what was found; nil where that is not what belongs there.
  public init(_ text: String, _ make: @escaping @Sendable (LinkMatch) -> Link?) {
    self.text = text
    self.make = make
    parts = Result { () throws(LinkRefusal) in try DeepLink(text) }
  }

  /// What is wrong with the pattern itself.
  var fault: LinkRefusal? {
    if case .failure(let fault) = parts { fault } else { nil }
  }

  func match(_ link: DeepLink) -> LinkMatch? {
    guard case .success(let shape) = parts, shape.scheme == link.scheme, shape.host == link.host,
      shape.path.count == link.path.count
    else { return nil }
    var found: [String: String] = [:]
    for (part, component) in zip(shape.path, link.path) {
      if part.hasPrefix(":") {
        found[String(part.dropFirst())] = component
      } else if part != component {
        return nil
      }
    }
    return LinkMatch(components: found, parameters: link.query)
  }
}
