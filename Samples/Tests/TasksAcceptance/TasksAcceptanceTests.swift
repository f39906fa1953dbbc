import SampleTestSupport
import ScreenDriver
import ScreenTree
import Testing
import VignolaCore
import VignolaTesting

/// What Tasks does, step by step as the article's demo did, with no more than a screen to look at
/// and gestures to make.
@MainActor @Suite("Tasks", .balanced)
struct TasksAcceptanceTests {
  typealias Button = Phone.Button

  let app = RunningTasks()
  var phone: Phone { app.phone }

  let welcome = "Just a welcome task 02/01/2026, 10:30"
  let neighbor = "And its neighbor 02/01/2026, 10:30"

  @Test("RT-1: opens on two tasks with their dates, Info on the left, plus on the right")
  func launch() {
    #expect(phone.title == "Tasks")
    #expect(phone.rows == [welcome, neighbor])
    #expect(phone.buttons == [Button("Info"), Button("Add")])
    let items = phone.screen.all { $0.role == .toolbarItem }
    #expect(items.map { $0.traits.contains(.leading) } == [true, false])
  }

  @Test("RT-2: plus opens an empty editor that has nothing to save")
  func add() throws {
    try phone.tap("Add")
    #expect(phone.title == "Create")
    #expect(phone.buttons == [Button("Cancel"), Button("Save", isEnabled: false)])
    #expect(try phone.value(of: "Task") == "")
  }

  @Test("RT-3: what is written can be saved, what is cleared cannot")
  func typed() throws {
    try phone.tap("Add")
    try phone.type("x", into: "Task")
    #expect(try phone.isEnabled("Save"))
    try phone.type("", into: "Task")
    #expect(try !phone.isEnabled("Save"))
  }

  @Test("RT-4: a saved task comes last, with the date of its making")
  func save() throws {
    app.waitAnHour()
    try phone.tap("Add")
    try phone.type("Buy milk", into: "Task")
    try phone.tap("Save")
    #expect(phone.title == "Tasks")
    #expect(phone.rows == [welcome, neighbor, "Buy milk 02/01/2026, 11:30"])
  }

  @Test("RT-5: what is cancelled changes nothing")
  func cancel() throws {
    try phone.tap("Add")
    try phone.type("Buy milk", into: "Task")
    try phone.tap("Cancel")
    #expect(phone.title == "Tasks")
    #expect(phone.rows == [welcome, neighbor])
  }

  @Test("RT-6: a row opens its task in the editor and is not left selected")
  func pick() throws {
    try phone.tap("And its neighbor")
    #expect(phone.title == "Edit")
    #expect(try phone.value(of: "Task") == "And its neighbor")
    #expect(try phone.isEnabled("Save"))
    #expect(phone.screen.all { $0.role == .row }.count == 2)
    #expect(phone.screen.all { $0.role == .row && $0.traits.contains(.selected) }.isEmpty)
  }

  @Test("RT-7: an edited task keeps its place and its date")
  func edit() throws {
    app.waitAnHour()
    try phone.tap("Just a welcome task")
    try phone.type("Water the plants", into: "Task")
    try phone.tap("Save")
    #expect(phone.title == "Tasks")
    #expect(phone.rows == ["Water the plants 02/01/2026, 10:30", neighbor])
  }

  @Test("RT-8: a task cannot be saved without a text")
  func clear() throws {
    try phone.tap("And its neighbor")
    try phone.type("", into: "Task")
    #expect(phone.title == "Edit")
    #expect(try !phone.isEnabled("Save"))
  }

  @Test("RT-9: a swipe deletes its row, and the others keep their order")
  func delete() throws {
    try phone.tap("Add")
    try phone.type("Buy milk", into: "Task")
    try phone.tap("Save")
    try phone.swipe("Just a welcome task", "Delete")
    #expect(phone.rows == [neighbor, "Buy milk 02/01/2026, 10:30"])
  }

  @Test("RT-10: Info is a counter at nought, with a way to count and a way out")
  func info() throws {
    try phone.tap("Info")
    #expect(phone.title == "SwiftUI Example")
    #expect(phone.texts == ["Counter: 0"])
    #expect(Set(phone.buttons) == [Button("Close"), Button("Decrement"), Button("Increment")])
  }

  @Test("RT-11: the counter has no lower bound")
  func count() throws {
    try phone.tap("Info")
    try phone.tap("Increment")
    try phone.tap("Increment")
    #expect(phone.texts == ["Counter: 2"])
    for _ in 0..<3 { try phone.tap("Decrement") }
    #expect(phone.texts == ["Counter: -1"])
  }

  @Test("RT-12: Info begins anew each time")
  func infoAgain() throws {
    try phone.tap("Info")
    try phone.tap("Increment")
    try phone.tap("Close")
    #expect(phone.title == "Tasks")
    try phone.tap("Info")
    #expect(phone.texts == ["Counter: 0"])
  }

  @Test(
    "RT-13: what is drawn down is gone, the list can be used, and its parent is told",
    arguments: ["Add", "And its neighbor", "Info"])
  func drawDown(what: String) throws {
    try phone.tap(what)
    app.ring.removeAll()
    try phone.systemDismiss()
    let told = app.messages.filter { $0.hasPrefix("TaskList childClosed") }
    #expect(told.count == 1)
    #expect(told.first?.contains("systemDismiss") == true)
    #expect(phone.title == "Tasks")
    #expect(phone.rows == [welcome, neighbor])
    try phone.swipe("And its neighbor", "Delete")
    #expect(phone.rows == [welcome])
    try phone.tap("Add")
    #expect(phone.title == "Create")
  }

  @Test("RT-14: one Save is the tap, then the task that came of it, then the news to the parent")
  func order() throws {
    try phone.tap("Add")
    try phone.type("Buy milk", into: "Task")
    app.ring.removeAll()
    try phone.tap("Save")
    app.ring.expect("event CoreEvent", because: "intent ViewIntent")
    app.ring.expect("output JointOutput", because: "event CoreEvent")
    let editor = app.messages.filter { $0.hasPrefix("TaskEdit") }
    #expect(editor == ["TaskEdit saveTapped", "TaskEdit taskCreated", "TaskEdit saved"])
  }

  @Test("RT-15: what leaves the screen is released, however it leaves")
  func released() throws {
    let standing = app.components.alive
    #expect(standing.count == 6)
    let ways: [(open: String, leave: (Phone) throws -> Void, parts: Int)] = [
      ("Add", { try $0.type("Buy milk", into: "Task") }, 6),
      ("Add", { try $0.tap("Cancel") }, 6),
      ("And its neighbor", { try $0.systemDismiss() }, 6),
      ("Info", { try $0.tap("Close") }, 7),
      ("Info", { try $0.systemDismiss() }, 7),
    ]
    for way in ways {
      try phone.tap(way.open)
      #expect(app.components.alive.count == standing.count + way.parts)
      try way.leave(phone)
      if phone.title == "Create" { try phone.tap("Save") }
      #expect(phone.title == "Tasks")
      #expect(app.components.alive == standing)
    }
    #expect(app.scope.leaks.isEmpty)
    app.close()
    #expect(app.components.alive.isEmpty)
  }
}
