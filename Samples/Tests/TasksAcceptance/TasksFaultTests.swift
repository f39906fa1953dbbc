import ScreenDriver
import Tasks
import Testing
import VignolaCore
import VignolaTesting

/// What went wrong in the article's demo and does not here.
@MainActor @Suite("Tasks, where the demo went wrong", .balanced)
struct TasksFaultTests {
  let app = RunningTasks()
  var phone: Phone { app.phone }
  var tasks: any TaskService { app.trunk.tasks }

  @Test("the list is drawn once as it opens")
  func drawnOnce() {
    let updates = app.ring.events.filter { $0.kind == .update }.compactMap(\.payload?.description)
    #expect(updates.count == 2)
    #expect(updates.filter { $0.hasPrefix("rows") }.count == 1)
  }

  @Test("a new task is never taken for one that was deleted before it")
  func identity() throws {
    try phone.swipe("Just a welcome task", "Delete")
    try phone.tap("Add")
    try phone.type("Buy milk", into: "Task")
    try phone.tap("Save")
    try phone.tap("Buy milk")
    #expect(try phone.value(of: "Task") == "Buy milk")
    try phone.type("Buy bread", into: "Task")
    try phone.tap("Save")
    #expect(tasks.all.map(\.text) == ["And its neighbor", "Buy bread"])
  }

  @Test("a task that moved up while it was edited is the one that is changed")
  func movedUp() throws {
    try phone.tap("And its neighbor")
    tasks.delete(tasks.all[0].id)
    try phone.type("Buy milk", into: "Task")
    try phone.tap("Save")
    #expect(phone.title == "Tasks")
    #expect(tasks.all.map(\.text) == ["Buy milk"])
  }

  @Test("saving a task that is gone says so and changes nothing")
  func gone() throws {
    try phone.tap("And its neighbor")
    tasks.delete(tasks.all[1].id)
    tasks.create("Buy bread")
    try phone.type("Buy milk", into: "Task")
    app.ring.removeAll()
    try phone.tap("Save")
    #expect(app.messages == ["TaskEdit saveTapped", "TaskEdit taskGone"])
    #expect(phone.alert?.title == "This task is gone")
    try phone.tap("OK")
    #expect(phone.title == "Tasks")
    #expect(tasks.all.map(\.text) == ["Just a welcome task", "Buy bread"])
    #expect(phone.rows.count == 2)
  }

  @Test("whoever listens to the tasks is told in the order of asking, until gone")
  func listeners() {
    final class Listener {}
    var told: [Int] = []
    var owners = (0..<20).map { _ in Listener() }
    for number in owners.indices {
      tasks.onChange(for: owners[number]) { _ in told.append(number) }
    }
    tasks.create("Buy milk")
    #expect(told == Array(0..<20))
    told = []
    owners.removeFirst(10)
    tasks.create("Buy bread")
    #expect(told == Array(10..<20))
  }

  @Test("two fast taps on Save make one task")
  func saveTwice() throws {
    try phone.doubleTap("Add")
    try phone.type("Buy milk", into: "Task")
    try phone.doubleTap("Save")
    #expect(phone.title == "Tasks")
    #expect(phone.rows.count == 3)
  }

  @Test("a list that has gone hears nothing of the tasks")
  func afterClose() {
    app.close()
    app.ring.removeAll()
    tasks.create("Buy milk")
    #expect(app.messages.isEmpty)
    #expect(app.scope.leaks.isEmpty)
  }
}
