import Foundation

/// Is told of scrolling.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved, by whatever.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content has come to rest after a finger moved it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest after it was moved by code with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing follows from it.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing follows from it.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing follows from it.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
