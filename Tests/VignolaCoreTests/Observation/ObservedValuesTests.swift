import Testing
import VignolaCore

@MainActor @Suite("The values of an observed value") struct ObservedValuesTests {
  @Test("begin with the current one, follow with the newest and end with it")
  func following() async {
    var count: Observed<Int>? = Observed(1)
    var heard: [Int] = []
    guard let values = count?.values else { return }
    for await value in values {
      heard.append(value)
      switch value {
      case 1:
        count?.set(2)
        count?.set(3)
      case 3:
        count?.set(4)
      default:
        count = nil
      }
    }
    #expect(heard == [1, 3, 4])
  }

  @Test("begin with the one that is current when they are first asked for")
  func newestFirst() async {
    let count = Observed(1)
    let values = count.values
    count.set(2)
    for await value in values {
      #expect(value == 2)
      break
    }
  }

  @Test("go to each who asks, whole")
  func severalStreams() async {
    let count = Observed(7)
    var firsts: [Int] = []
    let streams = (count.values, count.values)
    for await value in streams.0 {
      firsts.append(value)
      break
    }
    for await value in streams.1 {
      firsts.append(value)
      break
    }
    #expect(firsts == [7, 7])
  }

  @Test("leave no observer behind when their consumer is cancelled")
  func cancellation() async {
    let count = Observed(1)
    let task = Task {
      var heard: [Int] = []
      for await value in count.values { heard.append(value) }
      return heard
    }
    while count.observers == 0 { await Task.yield() }
    task.cancel()
    #expect(await task.value.count <= 1)
    #expect(count.observers == 0)
    count.set(2)
    #expect(count.value == 2)
  }

  @Test("leave no observer behind when nobody asks for them, or stops asking")
  func dropped() async {
    let count = Observed(1)
    _ = count.values
    #expect(count.observers == 0)
    for await _ in count.values { break }
    #expect(count.observers == 0)
  }

  @Test("end for a task that waits for the next when the value goes")
  func endsWhileWaiting() async {
    var count: Observed<Int>? = Observed(1)
    let values = count?.values
    let (reports, told) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      guard let values else { return }
      for await value in values { told.yield(value) }
    }
    for await _ in reports { break }
    count = nil
    await task.value
  }

  @Test("bring nothing more once the scope is closed, and still end only with the value")
  func scopeClosed() async {
    let scope = LifetimeScope("Cart") { _ in }
    var count: Observed<Int>? = Observed(1, in: scope)
    var heard: [Int] = []
    guard let values = count?.values else { return }
    scope.close()
    count?.set(2)
    #expect(count?.observers == 1)
    for await value in values {
      heard.append(value)
      count = nil
    }
    #expect(heard == [1])
  }
}
