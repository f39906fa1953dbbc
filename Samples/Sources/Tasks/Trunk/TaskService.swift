/// The tasks of the app.
@MainActor public protocol TaskService: AnyObject {
  /// Every task, in the order in which they were made.
  var all: [TodoItem] { get }
  /// The task of an identity; nil when it is gone.
  func item(_ id: TodoItem.ID) -> TodoItem?
  /// Makes a task, the last of all.
  func create(_ text: String)
  /// Changes what a task says, neither its place nor its date.
  ///
  /// - Returns: Whether it was there. One that is gone is not made again.
  func change(_ id: TodoItem.ID, to text: String) -> Bool
  /// Deletes a task; one that is gone already changes nothing.
  func delete(_ id: TodoItem.ID)
  /// Calls `tell` after each change, for as long as the owner lives; the first who asked is told
  /// first.
  func onChange<Owner: AnyObject>(for owner: Owner, _ tell: @escaping (Owner) -> Void)
}
