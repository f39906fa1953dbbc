import Foundation

/// Is told and asked of what a person types into a field.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what was typed may stand in the field.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing follows from it.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing follows from it.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
