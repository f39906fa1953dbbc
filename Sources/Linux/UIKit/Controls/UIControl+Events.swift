extension UIControl {
  /// What happens to a control.
  nonisolated public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was put down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value was changed by a person.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for was set off.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A person began to type.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A person ended typing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }

  /// What limits or marks a control.
  nonisolated public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing does.
    public static let normal = State([])
    /// It cannot be touched.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
  }
}
