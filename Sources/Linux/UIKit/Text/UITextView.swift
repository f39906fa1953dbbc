import Foundation
internal import ScreenTree

/// A field to type many lines of text into.
@MainActor public class UITextView: UIScrollView {
  private var written = ""

  /// Makes a field of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// What stands in it, never nil. Setting it tells nobody.
  public var text: String! {
    get { written }
    set {
      let new = newValue ?? ""
      guard new != written else { return }
      written = new
      changed()
    }
  }

  /// Whether a person may change it.
  public var isEditable = true { didSet { changed(isEditable != oldValue) } }

  /// What a person types can arrive here while the field is editable.
  public override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing, unless the delegate forbids it.
  @discardableResult public override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard revision != nil, canBecomeFirstResponder,
      editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    editor?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, unless the delegate forbids it.
  @discardableResult public override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard editor?.textViewShouldEndEditing(self) ?? true else { return false }
    super.resignFirstResponder()
    editor?.textViewDidEndEditing(self)
    return true
  }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    var field = element(.textView)
    field.value = written
    if !isEditable { field.traits.insert(.disabled) }
    field.handlers[.edit] = { [weak self] in self?.receive($0) }
    return [field]
  }

  private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// A person replaces the text.
  private func receive(_ text: String) {
    guard isEditable, becomeFirstResponder() else { return }
    let whole = NSRange(location: 0, length: written.utf16.count)
    guard editor?.textView(self, shouldChangeTextIn: whole, replacementText: text) ?? true else {
      return
    }
    self.text = text
    editor?.textViewDidChange(self)
  }
}
