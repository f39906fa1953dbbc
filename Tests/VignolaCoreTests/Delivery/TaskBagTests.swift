import Testing
import VignolaCore
import VignolaTesting

@Suite("A bag of tasks") struct TaskBagTests {
  @Test("cancels its tasks when it is released")
  func release() async {
    let task = Task { await untilCancelled() }
    do {
      let bag = TaskBag()
      bag.add(task, named: "wait")
      #expect(bag.names == ["wait"])
    }
    await task.value
    #expect(task.isCancelled)
  }

  @Test("cancels its tasks when told, and any that is added afterwards")
  func cancelAll() async {
    let bag = TaskBag()
    let early = Task { await untilCancelled() }
    bag.add(early, named: "early")
    bag.cancelAll()
    let late = Task { await untilCancelled() }
    bag.add(late, named: "late")
    await early.value
    await late.value
    #expect(early.isCancelled)
    #expect(late.isCancelled)
  }

  @Test("forgets a task that has ended")
  func forgets() async {
    let bag = TaskBag()
    let task = Task {}
    bag.add(task, named: "short")
    await task.value
    while bag.count > 0 { await Task.yield() }
    #expect(bag.names == [])
    #expect(!task.isCancelled)
  }

  @Test("lists a cancelled task until it ends, whatever it does meanwhile")
  func stubborn() async {
    let bag = TaskBag()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = Task { for await _ in gate { break } }
    let stubborn = Task { await task.value }
    bag.add(stubborn, named: "stubborn")
    bag.cancelAll()
    #expect(bag.names == ["stubborn"])
    open.yield()
    await stubborn.value
    while bag.count > 0 { await Task.yield() }
  }

  @Test("loses and forgets no task when many threads add, cancel and count at once")
  func manyThreads() async {
    let bag = TaskBag()
    let all = await withTaskGroup(of: [Task<Void, Never>].self) { group in
      for thread in 0..<8 {
        group.addTask {
          var mine: [Task<Void, Never>] = []
          for number in 0..<100 {
            let task = Task { await untilCancelled() }
            bag.add(task, named: "work")
            mine.append(task)
            if thread == 7, number == 50 { bag.cancelAll() }
            if number.isMultiple(of: 25) { _ = bag.count + bag.names.count }
          }
          return mine
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    for task in all { await task.value }
    #expect(all.count == 800)
    #expect(!all.contains { !$0.isCancelled })
    while bag.count > 0 { await Task.yield() }
    #expect(bag.names == [])
  }
}

/// Waits for the cancellation of the task that calls it.
func untilCancelled() async {
  let (never, _) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
}
