/// Starts tasks that belong to a scope and are cancelled with it (G4).
///
/// ```swift
/// scope.spawner.spawn("load") { [weak self] in
///   let items = await service.items()
///   self?.show(items)
/// }
/// ```
///
/// A task is cancelled when its scope is closed or released; one that has not begun by then never
/// begins, and one asked for afterwards is not started but counted in ``LifetimeScope/dropped``. Its
/// start and end are traced, and what it sends has its start as cause (G7).
///
/// It keeps neither the scope nor the module alive; what the operation captures strongly stays alive
/// until the operation ends. On the main actor, where operations begin and resume.
@MainActor public struct Spawner {
  let record: ScopeRecord

  /// Starts `operation` in a task called `name`. It begins after the current turn, not now.
  public func spawn(_ name: StaticString, _ operation: @escaping @MainActor () async -> Void) {
    start(name, operation)
  }

  /// The same, and the task, which whoever waits for it may wait for and cancel; nil when the scope is
  /// over.
  @discardableResult
  package func start(
    _ name: StaticString, _ operation: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never>? {
    let starter = record.services.starter
    starter.explorer?.arrive(at: "a spawner")
    guard !record.isOver else {
      record.drop(MessageStep(.task, name))
      return nil
    }
    let trace = record.services.trace
    let module = record.name
    let bag = record.tasks
    let start = trace.start(ofTask: name, module: module)
    let ticket = bag.announce(name)
    let task = starter.start(name) {
      await SpawnedTask.$bound.withValue(SpawnedTask(bag: bag, ticket: ticket)) {
        await Trace.$taskStart.withValue(start) {
          if !Task.isCancelled { await operation() }
          trace.record(.task, name, module: module, to: Task.isCancelled ? "cancelled" : "ended")
        }
      }
      bag.finish(ticket)
    }
    bag.attach(task, to: ticket)
    return task
  }
}
