import VignolaCore

extension MVIContainer {
  /// Tells the intent that something happened, and waits until it has done with it: for SwiftUI's
  /// `task` and `refreshable`.
  ///
  /// ```swift
  /// extension MVIContainer<any ListIntent, any ListModelState> {
  ///   func viewOnAppear() async { await perform("viewOnAppear") { await $0.viewOnAppear() } }
  /// }
  /// // in the view:
  /// .task { await container.value.viewOnAppear() }
  /// ```
  ///
  /// What the intent does runs as a task of the screen's scope. It is cancelled when the scope is over
  /// (G4), and when the caller is, as SwiftUI's `task` is once the view has gone. Too late, it does not
  /// begin and is counted. Asked for while another message is handled, it runs in its turn, and is
  /// neither waited for nor cancelled with the caller, only with the scope.
  ///
  /// - Parameters:
  ///   - event: What happened, as the intent's protocol calls it. The task is called that too.
  ///   - sender: Who says it.
  ///   - tell: Calls the intent's method. The intent lives until it returns, so that it should not wait
  ///     for somebody who does not heed a cancellation; an ``MVIRequest`` does not.
  public func perform(
    _ event: StaticString, from sender: StaticString = "View",
    _ tell: @escaping @MainActor (Intent) async -> Void
  ) async {
    var running: Task<Void, Never>?
    let spawner = scope.spawner
    send(event, from: sender) { intent in
      running = spawner.start(event) { await tell(intent) }
    }
    guard let task = running else { return }
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }
}
