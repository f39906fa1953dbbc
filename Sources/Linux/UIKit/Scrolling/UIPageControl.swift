import Foundation
internal import ScreenTree

/// Dots that say which of several pages is shown.
@MainActor public class UIPageControl: UIControl {
  private var page = 0

  /// Makes a control of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// How many pages there are.
  public var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      page = clamped(page)
      changed(numberOfPages != oldValue)
    }
  }

  /// The page shown, counted from 0. A number that is no page's becomes the nearest that is.
  public var currentPage: Int {
    get { page }
    set {
      let new = clamped(newValue)
      guard new != page else { return }
      page = new
      changed()
    }
  }

  /// Whether the dots are left out for a single page.
  public var hidesForSinglePage = false {
    didSet { changed(hidesForSinglePage != oldValue) }
  }

  private func clamped(_ page: Int) -> Int { min(max(page, 0), max(numberOfPages - 1, 0)) }

  override func ownElements(in rendering: Rendering) -> [RenderedElement] {
    guard numberOfPages > 1 || !hidesForSinglePage else { return [] }
    var dots = control(.group, label: "page \(page + 1) of \(numberOfPages)")
    dots.value = "\(page)"
    // A tap beside the dots turns to the next page.
    let next = page + 1
    if next < numberOfPages { dots.handlers[.tap] = { [weak self] _ in self?.turn(to: next) } }
    return [dots]
  }

  private func turn(to page: Int) {
    guard isEnabled, clamped(page) != self.page else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
