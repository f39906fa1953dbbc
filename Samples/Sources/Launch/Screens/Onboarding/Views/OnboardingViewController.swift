#if !os(macOS)
  import UIKit
  import VignolaCore

  /// Pages to be turned, their dots, and the buttons below them.
  final class OnboardingViewController: UIViewController, OnboardingView, Screen {
    private let output: any OnboardingViewOutput
    private let pagesView = PagesView()
    private let dots = UIPageControl()
    private lazy var infoButton = button { $0.infoTapped() }
    private lazy var goButton = button { $0.goTapped() }

    init(output: any OnboardingViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
      title = "Introduction"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let stack = UIStackView(arrangedSubviews: [pagesView, dots, infoButton, goButton])
      stack.axis = .vertical
      view = stack
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      pagesView.delegate = self
      dots.addAction(
        UIAction { [weak self] _ in
          if let self { output.turned(to: dots.currentPage) }
        }, for: .valueChanged)
      output.viewIsReady()
    }

    func show(_ pages: [OnboardingPage], info: String, go: String) {
      for page in pages { pagesView.addSubview(view(of: page)) }
      dots.numberOfPages = pages.count
      infoButton.setTitle(info, for: .normal)
      goButton.setTitle(go, for: .normal)
    }

    func turn(to page: Int, canGo: Bool) {
      pagesView.page = page
      dots.currentPage = page
      goButton.isHidden = !canGo
    }

    private func view(of page: OnboardingPage) -> UIView {
      let labels = [page.title, page.text].map { text in
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.axis = .vertical
      return stack
    }

    private func button(report: @escaping (any OnboardingViewOutput) -> Void) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction { [weak self] _ in
          if let self { report(output) }
        })
    }
  }

  extension OnboardingViewController: UIScrollViewDelegate {
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      output.turned(to: pagesView.page)
    }
  }
#endif
