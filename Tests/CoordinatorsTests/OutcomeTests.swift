import Coordinators
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("Who waits for a flow's outcome", .explored, .balanced)
struct OutcomeTests {
  let stand = Stand()

  /// Waits in a task of the test's scope, and notes the answer.
  func wait(for child: Scripted<Int>, in flow: Flow<Void>? = nil) async {
    let flow = flow ?? stand.flow
    stand.scope.spawner.spawn("wait") { [stand] in
      stand.heard.append(text(await flow.outcome(of: child)))
    }
    while child.starts == 0, !stand.scope.running.isEmpty { await Task.yield() }
  }

  /// Lets who has an answer take it; who has none is not waited for without end.
  func end() async {
    for _ in 0..<1_000 where !stand.scope.running.isEmpty { await Task.yield() }
  }

  @Test(
    "gets it when the flow finishes, and the flow is removed by then", .proves(.g8, .coordinators))
  func finished() async {
    let child = stand.child()
    await wait(for: child)
    #expect(stand.flow.children == ["Child"])
    child.flow.finish(7)
    #expect(stand.flow.children == [])
    await end()
    #expect(stand.heard == ["finished 7"])
  }

  @Test("gets why it was removed")
  func removed() async {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { $0.flow.router.push(Page("One")) }
    await wait(for: child)
    stand.stage.systemBack()
    await end()
    #expect(stand.heard == ["removed systemBack"])
  }

  @Test("and is cancelled takes the flow and its screens away", .proves(.g4, .coordinators))
  func cancelled() async {
    stand.router.setRoot(Page("Root"))
    let child = stand.child { $0.flow.router.push(Page("One")) }
    let flow = stand.flow
    let answer = await withTaskGroup(of: String.self) { group in
      group.addTask { text(await flow.outcome(of: child)) }
      while child.starts == 0 { await Task.yield() }
      #expect(stand.shown == "Root > One")
      group.cancelAll()
      return await group.next()
    }
    #expect(answer == "removed code")
    #expect(stand.shown == "Root")
    #expect(stand.flow.children == [])
  }

  @Test("and is cancelled before starts nothing", .proves(.g4, .coordinators))
  func cancelledBefore() async {
    let child = stand.child()
    let flow = stand.flow
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return text(await flow.outcome(of: child))
    }
    task.cancel()
    let answer = await task.value
    #expect(answer == "removed code")
    #expect(child.starts == 0)
    #expect(stand.refusals == ["run refused"])
    let taken = stand.run(child)
    #expect(taken, "it was never run")
  }

  @Test("is answered when the flow above ends first", .proves(.g4, .coordinators))
  func parentEnds() async {
    let parent = Scripted<Void>(Flow("Parent", router: stand.router))
    stand.flow.run(parent)
    let child = stand.child("Child", at: parent.flow.router)
    await wait(for: child, in: parent.flow)
    #expect("\(stand.flow)" == "App(Parent(Child))")
    parent.flow.finish()
    await end()
    #expect(stand.heard == ["removed code"])
  }

  @Test("is answered when the app is closed while the outcome is on its way")
  func closedMeanwhile() async {
    let child = stand.child()
    let flow = stand.flow
    async let ending = flow.outcome(of: child)
    while child.starts == 0 { await Task.yield() }
    stand.scope.deliver(.intent, "done", to: "Test") { [stand] in
      child.flow.finish(1)
      stand.scope.close()
    }
    let answer = text(await ending)
    #expect(answer == "removed code")
  }

  @Test("is answered at once where the flow is refused")
  func refused() async {
    let child = stand.child()
    stand.run(child)
    await wait(for: child)
    await end()
    #expect(stand.heard == ["removed code"])
    #expect(stand.flow.children == ["Child"])
  }

  @Test("is at rest for a test: it waits for the user")
  func settles() async throws {
    let child = stand.child()
    await wait(for: child)
    try await settle(stand.scope)
    child.flow.finish(1)
    await end()
    #expect(stand.heard == ["finished 1"])
  }
}
