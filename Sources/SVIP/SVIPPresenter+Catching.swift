extension SVIPPresenter {
  /// Tries something, presents what goes wrong, and says how it went.
  ///
  /// ```swift
  /// func authenticate() async {
  ///   await presenter.catching {
  ///     try await worker.authenticate()
  ///     await presenter.presentMainScreen()
  ///   }
  /// }
  /// ```
  ///
  /// What is thrown because somebody gave up is not presented; nor is what is thrown after the task
  /// was cancelled, when the screen has gone or has moved on. The article's `catching` tells nobody
  /// that it caught something, so what stands after it runs all the same; this one returns an
  /// ``Attempt``.
  ///
  /// - Parameters:
  ///   - hasLoadedContent: Whether the screen has something to show beside an error.
  ///   - isolation: Where it runs: on the caller's own actor, so that the closure can use its state.
  ///   - task: What is tried.
  /// - Returns: Whether it was completed, given up, or failed.
  @discardableResult
  public func catching(
    hasLoadedContent: Bool = false, isolation: isolated (any Actor)? = #isolation,
    _ task: () async throws -> Void
  ) async -> Attempt {
    do {
      try await task()
      return .completed
    } catch {
      if Task.isCancelled || isCancellation(error) { return .cancelled }
      await present(error: error, hasLoadedContent: hasLoadedContent)
      return .failed(error)
    }
  }
}
