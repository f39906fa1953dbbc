extension UIViewController {
  /// What the controller has presented without a UIKit screen around it, in a SwiftUI view that is
  /// no controller's.
  package var presentedOutsideOfUIKit: UIViewController? { parent == nil ? presented : nil }

  /// Lets the controller appear or disappear with the SwiftUI view that it stands in.
  package func appearInSwiftUI(_ appears: Bool) {
    beginAppearance(appears, animated: false)
    endAppearance(animated: false)
  }

  /// Takes the controller out of the SwiftUI view that it stands in.
  package func leaveSwiftUI() {
    if parent == nil { uncover(animated: false) }
    willMove(toParent: nil)
    leaveParent()
  }
}

extension UIView {
  /// Says that the elements of another toolkit would be rendered differently now.
  package func contentHasChanged() { changed() }
}
