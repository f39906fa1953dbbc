/// A state, and who reads it.
@MainActor final class DirectState {
  private var sum = 0
  private var seen = 0

  @inline(never) func add(_ number: Int) {
    sum &+= number
    read()
  }

  @inline(never) private func read() {
    seen = sum
  }
}

/// Calls a closure that it was given.
@MainActor final class ClosureCalls {
  private var observer: (Int) -> Void = { _ in }

  @inline(never) func observe(_ observer: @escaping (Int) -> Void) {
    self.observer = observer
  }

  @inline(never) func send(_ number: Int) {
    observer(number)
  }
}

/// Calls a state that it holds weakly.
@MainActor final class WeakCalls {
  private weak var state: DirectState?

  init(_ state: DirectState) {
    self.state = state
  }

  @inline(never) func send(_ number: Int) {
    state?.add(number)
  }
}
