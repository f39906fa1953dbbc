import Foundation

/// Is told and asked of what a person types into a field of many lines.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed may stand in the field.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing follows from it.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing follows from it.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing follows from it.
  public func textViewDidChange(_ textView: UITextView) {}
}
