/// A message's value, kept with its trace event on request, and only if it holds no reference (G7).
///
/// ```swift
/// TracePayload(["milk": 2]).description   // ["milk": 2]
/// TracePayload(holder).description        // (CatalogHolder holds a reference and is not kept)
/// ```
///
/// A trace that kept an object would keep it alive, and would show it as it is at export instead of
/// as it was. So a value is looked through when it is recorded: a class instance, a closure, a value
/// that hides its parts, or more than 10,000 parts, and it is refused. It is turned into text
/// when the event is exported, not before.
public struct TracePayload: CustomStringConvertible {
  private enum Content {
    case value(Any)
    case refused(Any.Type)
  }

  private let content: Content

  /// Keeps `value`, or its type's name if it is refused.
  ///
  /// - Complexity: O(*n*) in the value's parts.
  public init(_ value: Any) {
    content = holdsNoReference(value) ? .value(value) : .refused(type(of: value))
  }

  /// Whether the value was not kept.
  public var isRefused: Bool {
    if case .refused = content { true } else { false }
  }

  /// The value's text, made now.
  public var description: String {
    switch content {
    case .value(let value): String(describing: value)
    case .refused(let type): "(\(type) holds a reference and is not kept)"
    }
  }
}

// Proof: the content never changes, and a kept value holds no class instance and no closure, seen by
// looking through all its parts when it was kept. So copies on two threads share no state but the
// buffers of standard collections, which are safe to share. A type is immutable.
extension TracePayload: @unchecked Sendable {}

/// Looks through `value` in a loop, not by recursion: a list as long as memory does not end the stack.
private func holdsNoReference(_ value: Any) -> Bool {
  var waiting: [Any] = [value]
  var looked = 0
  while let part = waiting.popLast() {
    looked += 1
    guard looked <= 10_000 else { return false }
    if isPlain(part) { continue }
    let mirror = Mirror(reflecting: part)
    switch mirror.displayStyle {
    case .struct, .enum, .tuple, .optional, .collection, .set, .dictionary:
      if part is any CustomReflectable, !(type(of: part) is any ShowsItsParts.Type) { return false }
    default:
      return false
    }
    guard mirror.children.count <= 10_000 else { return false }
    waiting += mirror.children.lazy.map(\.value)
  }
  return true
}

/// A value of plain bytes, or text.
///
/// `_isPOD` is how the standard library itself asks whether a type's copy needs no retain.
private func isPlain(_ value: Any) -> Bool {
  func isBytes<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
  return _openExistential(value, do: isBytes)
    || value is String || value is Substring || value is Character
}

/// The standard library's own types whose mirror shows all they hold. What mirror another type gives
/// itself is not believed.
private protocol ShowsItsParts {}
extension Optional: ShowsItsParts {}
extension Array: ShowsItsParts {}
extension ArraySlice: ShowsItsParts {}
extension ContiguousArray: ShowsItsParts {}
extension Set: ShowsItsParts {}
extension Dictionary: ShowsItsParts {}
extension KeyValuePairs: ShowsItsParts {}
