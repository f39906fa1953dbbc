internal import ScreenTree
public import UIKit

/// A view controller whose screen is a SwiftUI view.
///
/// The view begins to live when the controller's view is loaded and ends with the controller. What
/// is not shown has disappeared, as a covered screen of a navigation stack has. In a navigation
/// controller's bar stand the view's title and toolbar.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  private var graph: ViewGraph?

  /// Makes a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    graph?.close()
  }

  /// The view that is shown. State that belongs to it stays when it is replaced.
  public var rootView: Content { didSet { graph?.invalidate() } }

  /// Makes the view's screen.
  open override func loadView() {
    let surroundings = HostSurroundings(controller: self) { [weak self] in self?.closeScreen() }
    let graph = ViewGraph(hostedIn: surroundings) { [weak self] in
      self?.rootView as (any View)? ?? EmptyView()
    }
    let screen = UIView()
    graph.onChange = { [weak screen] in screen?.contentHasChanged() }
    screen.hostedContent = { [weak graph] in graph?.elements(in: $0) ?? [] }
    hostedBar = { [weak graph] in graph?.bar ?? (nil, []) }
    self.graph = graph
    view = screen
  }

  /// Lets the view appear.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    graph?.isVisible = true
  }

  /// Lets the view disappear.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    graph?.isVisible = false
  }

  /// Closes what the view stands in: the pushed screen, or else the presented one.
  private func closeScreen() {
    if let stack = navigationController, stack.viewControllers.count > 1 {
      if stack.topViewController === self { stack.popViewController(animated: true) }
    } else if presentingViewController != nil, presentedViewController == nil {
      dismiss(animated: true)
    }
  }
}
