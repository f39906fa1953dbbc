import Foundation

/// An object that can respond to what a person does.
@MainActor open class UIResponder: NSObject, RenderedObject {
  let number = Numbering.next()
  weak var revision: Revision?

  /// Makes the object.
  public override init() { super.init() }

  /// Whether what a person types arrives here.
  open var isFirstResponder: Bool { revision?.firstResponder === self }

  /// Whether what a person types could arrive here.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for what a person types. Refused while the object is not on the screen.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let revision else { return false }
    if revision.firstResponder === self { return true }
    if let other = revision.firstResponder, !other.resignFirstResponder() { return false }
    revision.firstResponder = self
    return true
  }

  /// Lets go of what a person types.
  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { revision?.firstResponder = nil }
    return true
  }
}

extension UIResponder {
  /// Tells this object from every other.
  package var identityNumber: Int { number }
}
