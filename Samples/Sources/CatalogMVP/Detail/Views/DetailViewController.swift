#if !os(macOS)
  import UIKit
  import VignolaCore

  /// The item's name and count over the buttons that change it.
  final class DetailViewController: UIViewController, DetailView, Screen {
    private let output: any DetailViewOutput
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private lazy var addButton = button("Add to cart") { $0.addTapped() }
    private lazy var removeButton = button("Remove from cart") { $0.removeTapped() }

    init(output: any DetailViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel, addButton, removeButton])
      stack.axis = .vertical
      stack.spacing = 12
      stack.backgroundColor = .systemBackground
      view = stack
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      output.viewIsReady()
    }

    func show(_ display: DetailDisplay) {
      nameLabel.text = display.title
      countLabel.text = display.countTitle
      removeButton.isEnabled = display.canRemove
    }

    private func button(
      _ title: String, report: @escaping (any DetailViewOutput) -> Void
    ) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          if let self { report(output) }
        })
    }
  }
#endif
