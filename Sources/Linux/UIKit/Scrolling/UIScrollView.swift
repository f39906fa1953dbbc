import Foundation
internal import ScreenTree

/// A view whose content is larger than itself. On Linux one that pages is turned page by page;
/// another shows all of its content.
@MainActor open class UIScrollView: UIView {
  private var offset = CGPoint.zero

  /// Makes a view of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// Whether it stops at pages, each as wide as the view.
  open var isPagingEnabled = false { didSet { changed(isPagingEnabled != oldValue) } }

  /// Whether a finger scrolls it.
  open var isScrollEnabled = true { didSet { changed(isScrollEnabled != oldValue) } }

  /// The size of the content. Read and forgotten on Linux: the views inside say how many pages
  /// there are.
  open var contentSize = CGSize.zero

  /// The point of the content that stands in the view's corner.
  open var contentOffset: CGPoint {
    get { offset }
    set {
      guard newValue != offset else { return }
      offset = newValue
      changed()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    guard isPagingEnabled else { return super.ownElements(in: rendering) }
    let contents = pageViews.map { $0.elements(in: rendering) }
    let shown = min(max(Int((offset.x / bounds.width).rounded()), 0), max(contents.count - 1, 0))
    var pages = element(.pages)
    pages.value = "\(shown)"
    pages.children = contents.enumerated().map { index, content in
      var page = element(.group, part: "page\(index)")
      if index == shown {
        page.traits.insert(.selected)
        page.children = content
      } else {
        page.children = []
      }
      return page
    }
    guard isScrollEnabled else { return [pages] }
    pages.handlers[.page] = { [weak self] in self?.turn(to: $0, of: contents.count) }
    return [pages]
  }

  /// The views inside are the pages, or those of the only stack inside.
  private var pageViews: [UIView] {
    let views = (subviews.count == 1 ? subviews.first as? UIStackView : nil)?.arrangedSubviews
    return (views ?? subviews).filter { !$0.isHidden }
  }

  /// A finger turns to a page.
  private func turn(to page: String, of count: Int) {
    guard let page = Int(page), (0..<count).contains(page), isScrollEnabled else { return }
    contentOffset = CGPoint(x: CGFloat(page) * bounds.width, y: 0)
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
