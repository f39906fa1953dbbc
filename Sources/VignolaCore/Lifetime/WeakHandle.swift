/// A typed way to an object that does not keep it alive.
///
/// ```swift
/// CatalogView(output: WeakHandle<any CatalogOutput>(holder) { $0 })
/// // in the view:
/// output.target?.plus(id)   // does nothing once the holder is gone
/// ```
///
/// A `weak var` of a protocol type asks the protocol to be of classes and shows the property's owner
/// a type it need not know; a handle is a value that can be passed on, and the closure `{ $0 }` is
/// where the compiler proves the conformance. On the main actor.
@MainActor public struct WeakHandle<Target> {
  private let find: () -> Target?

  /// A handle to `object`, seen as what `upcast` returns.
  public init<Object: AnyObject>(_ object: Object, as upcast: @escaping (Object) -> Target) {
    find = { [weak object] in object.map(upcast) }
  }

  /// The object, while it lives.
  public var target: Target? { find() }
}
