/// Starts every task of the runtime: the one door that they go through.
///
/// A tree takes the door that is open when its root is made, and so does whatever belongs to no
/// tree. A test that explores the orders in which tasks may run opens one of its own, and its
/// explorer then runs them (G8).
package struct TaskStarter: Sendable {
  /// The door of the present code.
  @TaskLocal package static var current = TaskStarter()

  /// Who runs the tasks; nil, the system does.
  package let explorer: (any TaskExplorer)?

  /// A door.
  ///
  /// - Parameter explorer: Who runs the tasks; nil, the system does.
  package init(explorer: (any TaskExplorer)? = nil) {
    self.explorer = explorer
  }

  /// Starts a task of the main actor, whose first step is taken after the current turn.
  ///
  /// - Parameters:
  ///   - name: What to call the task.
  ///   - operation: What it does.
  /// - Returns: The task.
  @discardableResult
  package func start(
    _ name: StaticString, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    guard let explorer else { return Task { @MainActor in await operation() } }
    return explorer.explore(name, operation)
  }

  /// Starts a task whose first step is taken now where the system can do that and nobody explores.
  ///
  /// Taken at once it costs an eighth: a task that is only enqueued has to be served by the main
  /// thread first (17,329 instructions against 3,218).
  ///
  /// - Parameters:
  ///   - name: What to call the task.
  ///   - operation: What it does.
  /// - Returns: The task.
  @MainActor
  func startAtOnce(
    _ name: StaticString, _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    guard explorer == nil, #available(iOS 26, macOS 26, *) else { return start(name, operation) }
    return Task.immediate { await operation() }
  }
}

/// Runs tasks in an order of its own choice, and does not like others in between.
package protocol TaskExplorer: TaskExecutor {
  /// Code arrives somewhere in the runtime or at a probe: if it runs in a task that is not explored,
  /// the order that follows is not the explorer's.
  ///
  /// - Parameter place: Where it arrives.
  func arrive(at place: StaticString)

  /// What time is measured by where no clock is given.
  var clock: any Clock<Duration> { get }

  /// The tasks that it runs.
  var tasks: TaskBag { get }
}

extension TaskExplorer {
  func explore(
    _ name: StaticString, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let tasks = tasks
    let ticket = tasks.announce(name)
    let task = SpawnedTask(bag: tasks, ticket: ticket)
    return SpawnedTask.$explored.withValue(task) {
      SpawnedTask.$bound.withValue(task) {
        Task(executorPreference: self) {
          await operation()
          tasks.finish(ticket)
        }
      }
    }
  }
}
