import MVI
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A result", .explored)
struct ResultTests {
  let stand = Stand()

  @Test(
    "is what the child came to, told once, though its screen leaves after it", .proves(.g5, .mvi))
  func finished() throws {
    let parent = try #require(stand.open())
    parent.container.onTapOpen()
    let child = try #require(stand.top)
    child.container.onTapPlus(3)
    _ = stand.diary.read()
    child.container.onTapDone()
    #expect(stand.diary.read() == ["done", "child finished 3"])
    #expect(stand.shown == "EmptyScreen > CounterScreen")
    stand.ring.expect("lifetime counted: (told already)", because: "onTapDone")
  }

  @Test("is that the child was taken away, and what by", .proves(.g5, .mvi))
  func removed() throws {
    let parent = try #require(stand.open())
    parent.container.onTapOpen()
    stand.stage.systemBack()
    parent.container.onTapOpen()
    stand.surface.pop()
    #expect(stand.diary.read() == ["child removed systemBack", "child removed code"])
  }

  @Test(
    "of each child is told, the deepest first, when all of them are taken away",
    .proves(.g5, .mvi))
  func deepestFirst() throws {
    let diary = stand.diary
    let parent = EmptyScreen()
    let results = (1...3).map { number in
      MVIResult<Int>("result", to: parent, in: stand.scope) { _, ending in
        diary.write("\(number) \(ending.text)")
      }
    }
    var place = stand.surface.setRoot { _ in EmptyScreen() }
    for result in results { place = place?.push(for: result) { _ in EmptyScreen() } }
    stand.surface.setRoot { _ in EmptyScreen() }
    #expect(diary.read() == ["3 removed replaced", "2 removed replaced", "1 removed replaced"])
  }

  @Test(
    "is not told, and no second screen opens, when a tap comes twice: pushed or presented",
    .proves(.g9, .mvi), arguments: [true, false])
  func doubleTap(isPushed: Bool) throws {
    let diary = stand.diary
    let parent = EmptyScreen()
    let place = try #require(stand.surface.setRoot { _ in EmptyScreen() })
    let opened = (1...2).map { number in
      let result = MVIResult<Int>("result", to: parent, in: stand.scope) { _, ending in
        diary.write("\(number) \(ending.text)")
      }
      let handle =
        isPushed
        ? place.push(for: result) { _ in EmptyScreen() }
        : place.present(for: result) { _ in EmptyScreen() }
      return handle != nil
    }
    #expect(opened == [true, false])
    if isPushed { stand.stage.systemBack() } else { stand.stage.systemDismiss() }
    #expect(diary.read() == ["1 removed \(isPushed ? "systemBack" : "systemDismiss")"])
  }

  @Test("of two taps on the screen's own button is one, with one child", .proves(.g9, .mvi))
  func twoEvents() throws {
    let parent = try #require(stand.open())
    parent.container.onTapOpen()
    let child = stand.top
    parent.container.onTapOpen()
    #expect(stand.top === child)
    child?.container.onTapDone()
    child?.container.onTapDone()
    #expect(stand.shown == "EmptyScreen > CounterScreen")
    #expect(stand.diary.read().filter { $0 != "done" } == ["child finished 0"])
  }

  @Test("is told after the child's own message has been handled", .proves(.g1, .mvi))
  func turn() {
    let parent = EmptyScreen()
    let diary = stand.diary
    let result = MVIResult<Int>("result", to: parent, in: stand.scope) { _, ending in
      diary.write("\(ending.text)")
    }
    stand.scope.deliver(.intent, "onTapDone", to: "Intent") {
      result.send(1)
      diary.write("handled, told: \(result.isTold)")
    }
    #expect(diary.read() == ["handled, told: true", "finished 1"])
  }

  @Test("of a parent that is over is dropped and counted", .proves(.g4, .mvi))
  func late() {
    let parent = EmptyScreen()
    let diary = stand.diary
    let life = stand.scope.child("Parent")
    let result = MVIResult<Int>("result", to: parent, in: life) { _, ending in
      diary.write("\(ending.text)")
    }
    life.close()
    result.send(1)
    #expect(diary.read() == [])
    #expect(stand.scope.dropped == 1)
  }

  @Test("is equal to its copies alone, so that a path can have it")
  func identity() {
    let parent = EmptyScreen()
    let results = (0..<2).map { _ in
      MVIResult<Int>("result", to: parent, in: stand.scope) { _, _ in }
    }
    let copy = results[0]
    #expect(copy == results[0])
    #expect(Set(results + [copy]).count == 2)
    copy.send(1)
    #expect(results.map(\.isTold) == [true, false])
  }

  @Test("keeps no parent, and lets go of what it was to do once that is done", .proves(.g6, .mvi))
  func kept() {
    weak var parent: EmptyScreen?
    weak var captured: EmptyScreen?
    let result: MVIResult<Int>
    do {
      let owner = EmptyScreen()
      let thing = EmptyScreen()
      parent = owner
      captured = thing
      result = MVIResult("result", to: owner, in: stand.scope) { _, _ in
        withExtendedLifetime(thing) {}
      }
    }
    #expect(parent == nil)
    #expect(captured != nil)
    result.send(1)
    #expect(captured == nil)
  }
}
