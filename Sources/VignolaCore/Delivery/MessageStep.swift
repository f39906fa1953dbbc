/// One message's way, as a trace and an overflow report name it: its kind, its name, from whom to
/// whom.
///
/// ```swift
/// let step = MessageStep(.event, "saved", from: "Core", to: "Presenter")
/// print(step)  // event saved: Core -> Presenter
/// ```
///
/// All names are static, so a step is made and copied without an allocation (G7).
public struct MessageStep: Sendable {
  /// What the message is.
  public let kind: TraceKind
  /// Its name, as its enum case or method says it.
  public let name: StaticString
  /// Who sent it; empty when nobody in particular did.
  public let from: StaticString
  /// Who gets it.
  public let to: StaticString

  /// Names a message's way.
  @inlinable
  public init(
    _ kind: TraceKind, _ name: StaticString, from: StaticString = "", to: StaticString = ""
  ) {
    self.kind = kind
    self.name = name
    self.from = from
    self.to = to
  }
}

extension MessageStep: Hashable {
  /// Two steps are equal when all their words are, wherever they were written.
  public static func == (one: MessageStep, other: MessageStep) -> Bool {
    one.kind == other.kind && one.name.spells(other.name) && one.from.spells(other.from)
      && one.to.spells(other.to)
  }

  /// Feeds the words to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for word in [name, from, to] {
      word.withUTF8Buffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(0xFF as UInt8)
    }
  }
}

extension MessageStep: CustomStringConvertible {
  /// `event saved: Core -> Presenter`, without the ends that are not named.
  public var description: String {
    let ends = [from.description, to.description].filter { !$0.isEmpty }
    let way = ends.isEmpty ? "" : ": " + ends.joined(separator: " -> ")
    return "\(kind.rawValue) \(name)\(way)"
  }
}

extension StaticString {
  /// Whether both spell the same text; the same literal is recognised by its address.
  package func spells(_ other: StaticString) -> Bool {
    withUTF8Buffer { mine in
      other.withUTF8Buffer { theirs in
        mine.count == theirs.count
          && (mine.baseAddress == theirs.baseAddress || mine.elementsEqual(theirs))
      }
    }
  }
}
