import Measuring

/// A state that lives elsewhere.
actor ActorState {
  private var sum = 0

  func add(_ number: Int) {
    sum &+= number
  }
}

extension References {
  /// The ways to an actor from the main actor: awaited; by a task that begins at once; and by one that
  /// begins in its turn. What starts a task waits until that has been there and back.
  public static var hops: [Scenario] {
    [hop, immediateTask, task]
  }

  private static var hop: Scenario {
    let state = ActorState()
    return Scenario("reference.hop", isCheap: false) { count in
      for number in 0..<count { await state.add(number) }
    }
  }

  private static var immediateTask: Scenario {
    let state = ActorState()
    return Scenario("reference.immediate", isCheap: false) { count in
      for number in 0..<count {
        await withUnsafeContinuation { done in
          guard #available(iOS 26, macOS 26, *) else { return done.resume() }
          Task.immediate {
            await state.add(number)
            done.resume()
          }
        }
      }
    }
  }

  private static var task: Scenario {
    let state = ActorState()
    return Scenario("reference.task", isCheap: false) { count in
      for number in 0..<count {
        await withUnsafeContinuation { done in
          Task {
            await state.add(number)
            done.resume()
          }
        }
      }
    }
  }
}
