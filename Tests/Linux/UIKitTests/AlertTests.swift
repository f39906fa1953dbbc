import ScreenDriver
import Testing
import UIKit

@MainActor @Suite("An alert") struct AlertTests {
  let log = Log()
  let root: Page
  let phone: Phone
  let alert = UIAlertController(
    title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)

  init() {
    let root = Page("root", log)
    self.root = root
    phone = Phone(ControllerHost { root })
  }

  @Test("shows what it asks and goes before the answer is heard")
  func answer() throws {
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [log, root] _ in
        log.note("deleted, alert \(root.presentedViewController == nil ? "gone" : "there")")
      })
    root.present(alert, animated: true)
    #expect(phone.alert?.title == "Delete?")
    #expect(phone.alert?.message == "It cannot be undone.")
    #expect(phone.buttons.map(\.label) == ["Keep", "Delete"])
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
    _ = log.take()
    try phone.doubleTap("Delete")
    #expect(log.take() == ["deleted, alert gone"])
    #expect(phone.alert == nil)
  }

  @Test("can be answered by the next alert")
  func another() throws {
    let next = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    next.addAction(UIAlertAction(title: "Yes", style: .default))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [root] _ in
        root.present(next, animated: true)
      })
    root.present(alert, animated: true)
    try phone.tap("Delete")
    #expect(phone.alert?.title == "Sure?")
    try phone.tap("Yes")
    #expect(phone.alert == nil)
  }

  @Test("takes a text, and an answer that is disabled until there is one")
  func field() throws {
    let save = UIAlertAction(title: "Save", style: .default) { [log, alert] _ in
      log.note(alert.textFields?.first?.text ?? "")
    }
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(
        UIAction { [save] in save.isEnabled = ($0.sender as? UITextField)?.text?.isEmpty == false },
        for: .editingChanged)
    }
    root.present(alert, animated: true)
    _ = log.take()
    #expect(throws: PhoneRefusal.self) { try phone.tap("Save") }
    try phone.type("Ada", into: "Name")
    try phone.tap("Save")
    #expect(log.take() == ["Ada"])
  }
}
