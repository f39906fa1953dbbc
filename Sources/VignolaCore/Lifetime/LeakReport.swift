/// The report of an object that is still alive after its scope is over (G6).
///
/// ```
/// DetailHolder is still alive after its scope App > Catalog > Detail is over.
/// It still observes: CartUnit.items.
/// What retains it cannot be known from here: look for a closure that captures it strongly.
/// ```
///
/// It says what is known: the declared owners, the tasks still running in the scope, the
/// subscriptions the object still holds. Which reference keeps it alive, the language does not tell.
public struct LeakReport: Sendable, Equatable, CustomStringConvertible {
  /// The label the object was registered with.
  public let object: String
  /// The names of the scopes that own it, from the root down.
  public let owners: [String]
  /// The names of the tasks that still run in its scope.
  public let tasks: [String]
  /// The names of the ``Observed`` values that it still observes, as far as they belong to the tree.
  public let subscriptions: [String]

  /// Reports an object.
  public init(
    object: String, owners: [String], tasks: [String] = [], subscriptions: [String] = []
  ) {
    self.object = object
    self.owners = owners
    self.tasks = tasks
    self.subscriptions = subscriptions
  }

  /// What is known, and what is not.
  public var description: String {
    var lines = [
      "\(object) is still alive after its scope \(owners.joined(separator: " > ")) is over."
    ]
    if !tasks.isEmpty { lines.append("Still running there: \(tasks.joined(separator: ", ")).") }
    if !subscriptions.isEmpty {
      lines.append("It still observes: \(subscriptions.joined(separator: ", ")).")
    }
    lines.append(
      "What retains it cannot be known from here: look for a closure that captures it strongly.")
    return lines.joined(separator: "\n")
  }
}
