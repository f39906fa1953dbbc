#if !os(macOS)
  import UIKit

  /// Views side by side, each as wide as this one, of which a finger shows one at a time.
  final class PagesView: UIScrollView {
    init() {
      super.init(frame: .zero)
      isPagingEnabled = true
    }

    required init?(coder: NSCoder) { nil }

    /// The page that is shown, counted from 0.
    var page: Int {
      get { bounds.width > 0 ? Int((contentOffset.x / bounds.width).rounded()) : 0 }
      set {
        guard newValue != page else { return }
        setContentOffset(CGPoint(x: CGFloat(newValue) * bounds.width, y: 0), animated: true)
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      for (number, page) in subviews.enumerated() {
        page.frame = CGRect(
          x: CGFloat(number) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
      }
      contentSize = CGSize(width: CGFloat(subviews.count) * bounds.width, height: bounds.height)
    }
  }
#endif
