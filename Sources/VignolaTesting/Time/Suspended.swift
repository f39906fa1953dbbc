import VignolaCore

/// Code that was suspended until a test lets it go on.
///
/// The scope's task in which it runs counts as waiting until then, and not a moment longer: who
/// resumes it says so, since the task itself gets to run only later.
struct Suspended<Value: Sendable>: Sendable {
  let task = SpawnedTask.current
  private let continuation: CheckedContinuation<Value, any Error>

  init(_ continuation: CheckedContinuation<Value, any Error>) {
    self.continuation = continuation
  }

  func beginWait() {
    task?.beginWait()
  }

  func resume(with outcome: Result<Value, any Error>) {
    task?.endWait()
    continuation.resume(with: outcome)
  }

  func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }
}

extension Suspended where Value == Void {
  func resume() {
    resume(with: .success(()))
  }
}
