import ScreenDriver
import ScreenTree
import Testing
import UIKit

@MainActor @Suite("A field") struct TextTests {
  let log = Log()
  let field = UITextField()
  let notes = UITextView()
  let witness: EditingWitness
  let phone: Phone
  let host: ControllerHost

  init() {
    let page = UIViewController()
    field.placeholder = "Name"
    notes.accessibilityLabel = "Notes"
    page.view = UIStackView(arrangedSubviews: [field, notes])
    witness = EditingWitness(log)
    field.delegate = witness
    notes.delegate = witness
    let host = ControllerHost { page }
    self.host = host
    phone = Phone(host)
  }

  @Test("takes what is typed and tells of its beginning, its changes and its end")
  func typing() throws {
    field.addAction(
      UIAction { [log] in log.note("changed to \(($0.sender as? UITextField)?.text ?? "")") },
      for: .editingChanged)
    try phone.type("A", into: "Name")
    try phone.type("Ada", into: "Name")
    #expect(field.isEditing)
    #expect(log.take() == ["field began", "changed to A", "changed to Ada"])
    try phone.type("a note", into: "Notes")
    #expect(!field.isEditing)
    #expect(log.take() == ["field ended", "view began", "view changed to a note"])
    #expect(try phone.value(of: "Name") == "Ada")
    #expect(notes.text == "a note")
    #expect(notes.resignFirstResponder())
    #expect(log.take() == ["view ended"])
  }

  @Test("refuses what its delegate forbids")
  func forbidden() throws {
    witness.forbidden = "no"
    try phone.type("no", into: "Name")
    try phone.type("no", into: "Notes")
    #expect(field.text == "")
    #expect(notes.text == "")
    witness.mayBegin = false
    notes.resignFirstResponder()
    _ = log.take()
    try phone.type("yes", into: "Name")
    try phone.type("yes", into: "Notes")
    #expect(field.text == "")
    #expect(notes.text == "")
    #expect(log.take() == [])
  }

  @Test("cannot be typed into while it is disabled, nor be edited off the screen")
  func disabled() throws {
    field.isEnabled = false
    notes.isEditable = false
    #expect(throws: PhoneRefusal.self) { try phone.type("x", into: "Name") }
    #expect(throws: PhoneRefusal.self) { try phone.type("x", into: "Notes") }
    #expect(!field.becomeFirstResponder())
    #expect(!UITextField().becomeFirstResponder())
  }

  @Test("set by code shows it and tells nobody")
  func setByCode() throws {
    field.text = "set"
    notes.text = nil
    #expect(try phone.value(of: "Name") == "set")
    #expect(try phone.value(of: "Notes") == "")
    #expect(log.take() == [])
  }

  @Test(
    "holds whatever is typed",
    arguments: [
      "", "\0", "<b>&\"'", "a\nb\r\n", "👩‍👩‍👧‍👦e\u{301}", String(repeating: "x", count: 20_000),
    ])
  func hostileText(text: String) throws {
    try phone.type(text, into: "Name")
    try phone.type(text, into: "Notes")
    #expect(field.text == text)
    #expect(notes.text == text)
    field.placeholder = text
    #expect(host.rendered().first { $0.role == .textField }?.label == text)
    let label = UILabel()
    label.text = text
    let button = UIButton(primaryAction: UIAction(title: text) { _ in })
    let page = UIViewController()
    page.title = text
    page.view = UIStackView(arrangedSubviews: [label, button])
    host.window.rootViewController = UINavigationController(rootViewController: page)
    #expect(phone.title ?? "" == text)
    #expect(phone.buttons.map(\.label) == [text])
    #expect(phone.texts == (text.isEmpty ? [] : [text]))
  }
}

/// Notes what happens to fields, and forbids a text.
final class EditingWitness: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log: Log
  var forbidden: String?
  var mayBegin = true

  init(_ log: Log) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.note("field began") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.note("field ended") }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
  func textViewDidBeginEditing(_ textView: UITextView) { log.note("view began") }
  func textViewDidEndEditing(_ textView: UITextView) { log.note("view ended") }

  func textViewDidChange(_ textView: UITextView) {
    log.note("view changed to \(textView.text ?? "")")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != forbidden }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != forbidden }
}
