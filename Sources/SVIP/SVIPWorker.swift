/// What an interactor works with and does not want to know in detail: a service, a store, the
/// sensor for a fingerprint, or the interactor of the module that opened this one.
///
/// ```swift
/// protocol PinWorker: SVIPWorker {
///   var biometry: Biometry { get async }
///   func isRight(pin: [Int]) async throws -> Bool
///   /// Throws a `CancellationError` when the user thinks better of it.
///   func authenticate() async throws
/// }
/// ```
///
/// Here is where queries belong. Nearly always an actor implements it, since several ask at once.
///
/// ### A parent as the worker of its child
///
/// What a child changes must not break what its parent relies on. So the child asks the parent's
/// logic, which then knows of the change before anybody else and puts its own state right in the
/// same step:
///
/// ```swift
/// protocol EditWorker: SVIPWorker {
///   func item(_ id: Item.ID) async -> Item?
///   func rename(_ id: Item.ID, to name: String) async throws
/// }
///
/// extension ListLogic: EditWorker {
///   func rename(_ id: Item.ID, to name: String) throws {
///     items[id]?.name = name
///     index.rebuild(from: items)   // no await in between: nobody sees one without the other
///   }
/// }
/// ```
///
/// The child asks the actor itself, not its mailbox: a command of the parent may be waiting for the
/// child, and a question behind it would wait for ever.
public protocol SVIPWorker: Sendable {}
