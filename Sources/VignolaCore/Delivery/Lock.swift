#if VIGNOLA_TSAN
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif
#else
  import Synchronization
#endif

/// A value that one thread at a time may touch.
///
/// It is a `Mutex`. ThreadSanitizer does not see through Linux's `Mutex` and reports races that are
/// none, so a build for it (`-DVIGNOLA_TSAN`) locks with pthreads, which it understands.
package struct Lock<State: Sendable>: ~Copyable {
  #if VIGNOLA_TSAN
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let state: UnsafeMutablePointer<State>

    package init(_ initial: State) {
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
      state = .allocate(capacity: 1)
      state.initialize(to: initial)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deinitialize(count: 1)
      mutex.deallocate()
      state.deinitialize(count: 1)
      state.deallocate()
    }

    package borrowing func withLock<Outcome: Sendable>(
      _ body: (inout State) -> Outcome
    ) -> Outcome {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&state.pointee)
    }
  #else
    private let mutex: Mutex<State>

    package init(_ initial: State) {
      mutex = Mutex(initial)
    }

    package borrowing func withLock<Outcome: Sendable>(
      _ body: (inout State) -> Outcome
    ) -> Outcome {
      mutex.withLock { body(&$0) }
    }
  #endif
}

#if VIGNOLA_TSAN
  // Proof: both pointers are private, never change and are never handed out. `state` is reached in
  // `withLock` alone, between lock and unlock of the one mutex made beside it, and in `deinit`,
  // which runs when no borrower is left. What goes in and out is Sendable.
  extension Lock: @unchecked Sendable {}
#else
  extension Lock: Sendable {}
#endif
