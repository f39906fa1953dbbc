/// What a link has in the places that its ``LinkPattern`` leaves open, and its parameters.
public struct LinkMatch: Hashable, Sendable {
  let components: [String: String]
  let parameters: [String: String]

  /// What was found under a name: a component, else a parameter. So no parameter can pass for a
  /// component.
  ///
  /// - Parameter name: The name of the component, without its colon, or of the parameter.
  public subscript(name: String) -> String? {
    components[name] ?? parameters[name]
  }

  /// The whole number that was found under a name.
  ///
  /// - Parameter name: The name of the component, without its colon, or of the parameter.
  /// - Returns: The number; nil for anything but digits, with a minus before them or without, and
  ///   for what does not fit into an `Int`.
  public func int(_ name: String) -> Int? {
    guard let text = self[name], !text.hasPrefix("+") else { return nil }
    return Int(text)
  }
}
