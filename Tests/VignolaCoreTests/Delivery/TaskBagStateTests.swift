import Testing

@testable import VignolaCore

@Suite("What a bag of tasks knows") struct TaskBagStateTests {
  @Test("lists a task from its announcement to its end, in the order announced")
  func listing() {
    var state = TaskBagState<String>()
    let one = state.announce("one")
    let two = state.announce("two")
    let toCancel = state.attach("task two", to: two)
    #expect(toCancel == nil)
    #expect(state.names == ["one", "two"])
    state.finish(one)
    #expect(state.names == ["two"])
    state.finish(two)
    #expect(state.count == 0)
  }

  @Test("forgets a task that was over before it was attached")
  func overBeforeAttached() {
    var state = TaskBagState<String>()
    let ticket = state.announce("quick")
    state.finish(ticket)
    let toCancel = state.attach("task", to: ticket)
    #expect(toCancel == nil)
    #expect(state.count == 0)
  }

  @Test("has each attached task cancelled, once, and lists it until it ends")
  func cancelling() {
    var state = TaskBagState<String>()
    let one = state.announce("work")
    let two = state.announce("work")
    _ = state.attach("one", to: one)
    _ = state.attach("two", to: two)
    let cancelled = [state.cancelAll(), state.cancelAll()]
    #expect(cancelled == [["one", "two"], []])
    #expect(state.count == 2)
    state.finish(one)
    #expect(state.count == 1)
  }

  @Test("has a task cancelled that is attached after the end")
  func attachedAfterTheEnd() {
    var state = TaskBagState<String>()
    let announced = state.announce("announced before")
    let atTheEnd = state.cancelAll()
    let early = state.attach("early", to: announced)
    let late = state.attach("late", to: state.announce("announced after"))
    #expect(atTheEnd == [])
    #expect([early, late] == ["early", "late"])
  }

  @Test("tells those that work from those that wait for a test, once for each wait")
  func waiting() {
    var state = TaskBagState<String>()
    let one = state.announce("one")
    let two = state.announce("two")
    state.beginWait(one)
    state.beginWait(one)
    state.endWait(one)
    #expect(state.busy == ["two"])
    #expect(!state.isBusy(one))
    state.endWait(one)
    state.endWait(one)
    #expect(state.busy == ["one", "two"])
    #expect(state.isBusy(one))
    state.beginWait(two)
    state.finish(two)
    #expect(!state.isBusy(two))
    state.beginWait(two)
    #expect(state.names == ["one"])
    #expect(state.busy == ["one"])
  }

  @Test("lists a task under the name it had last, until it ends")
  func renaming() {
    var state = TaskBagState<String>()
    let one = state.announce("one")
    state.rename(one, "still one")
    _ = state.attach("task", to: one)
    #expect(state.names == ["still one"])
    state.rename(one, "two")
    #expect(state.names == ["two"])
    state.finish(one)
    state.rename(one, "three")
    #expect(state.names == [])
  }
}
