internal import ScreenTree

/// Runs a task for as long as a content is on the screen and a value stays the same.
nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @concurrent () async -> Void

  nonisolated init(
    id: ID, priority: TaskPriority, action: @escaping @Sendable @concurrent () async -> Void
  ) {
    self.id = id
    self.priority = priority
    self.action = action
  }

  @MainActor func elements(of content: some View, in context: RenderContext) -> [RenderedElement] {
    let elements = context.elements(of: content, at: .body)
    let memory = context.node.remembered { TaskMemory(id) }
    let (node, priority, action) = (context.node, priority, action)
    let start = { node.run(priority: priority) { await action() } }
    if memory.isRunning, memory.id != id {
      context.state.afterPass.add({ if memory.isRunning { start() } }, to: .appear)
    }
    memory.id = id
    context.whenShown(
      elements,
      do: {
        memory.isRunning = true
        start()
      },
      whenHidden: {
        memory.isRunning = false
        node.cancelTask()
      })
    return elements
  }
}

/// What a running task was started for.
@MainActor private final class TaskMemory<ID> {
  var id: ID
  var isRunning = false

  init(_ id: ID) { self.id = id }
}

extension View {
  /// Runs a task while the view is on the screen; it is cancelled when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @concurrent () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Runs a task while the view is on the screen, and again from the start when a value changes.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @concurrent () async -> Void
  ) -> some View where T: Equatable {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
