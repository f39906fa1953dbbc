/// A value that is kept elsewhere and can be read and written here.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// Makes a binding of two closures. They run where the closures are isolated to, in practice on
  /// the main actor.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A function that knows its isolation is called like one that does not; only the caller's
    // duty to be there is dropped. SwiftUI reads and writes bindings on the main actor alone.
    self.init(
      read: unsafeBitCast(get, to: (@Sendable () -> Value).self),
      write: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
  }

  /// Makes a binding of a binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let (read, write) = (read, write)
    return Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      })
  }
}

extension Binding {
  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _ in })
  }

  /// A binding to an optional, from one to a value that is there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional, or nil if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? value }, write: { base.wrappedValue = $0 })
  }
}

extension Binding: DynamicProperty {}
