import Foundation
internal import ScreenTree

/// A field to type a line of text into.
@MainActor public class UITextField: UIControl {
  private var written = ""

  /// Makes a field of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// What stands in it, never nil. Setting it tells nobody.
  public var text: String? {
    get { written }
    set {
      let new = newValue ?? ""
      guard new != written else { return }
      written = new
      changed()
    }
  }

  /// What is read while it is empty, and how the field is named.
  public var placeholder: String? { didSet { changed(placeholder != oldValue) } }

  /// Told and asked of what a person types.
  public weak var delegate: (any UITextFieldDelegate)?

  /// Whether a person types into it now.
  public var isEditing: Bool { isFirstResponder }

  /// What a person types can arrive here while the field is enabled.
  public override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate forbids it.
  @discardableResult public override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard revision != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, unless the delegate forbids it.
  @discardableResult public override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    super.resignFirstResponder()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    var field = control(.textField, label: placeholder ?? "")
    field.value = written
    field.handlers[.edit] = { [weak self] in self?.receive($0) }
    return [field]
  }

  /// A person replaces the text.
  private func receive(_ text: String) {
    guard isEnabled, becomeFirstResponder() else { return }
    let whole = NSRange(location: 0, length: written.utf16.count)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: whole, replacementString: text) ?? true
    guard isAllowed else { return }
    self.text = text
    sendActions(for: .editingChanged)
  }
}
