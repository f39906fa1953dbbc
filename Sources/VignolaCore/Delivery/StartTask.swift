/// Starts a task of the main actor, whose first step is taken now where the system can do that, else
/// after the current turn.
///
/// Taken at once it costs an eighth: a task that is only enqueued has to be served by the main
/// thread first (17,329 instructions against 3,218).
@MainActor func startTask(
  atOnce: Bool, _ operation: @escaping @MainActor () async -> Void
) -> Task<Void, Never> {
  if atOnce, #available(iOS 26, macOS 26, *) {
    return Task.immediate { await operation() }
  } else {
    return Task { await operation() }
  }
}
