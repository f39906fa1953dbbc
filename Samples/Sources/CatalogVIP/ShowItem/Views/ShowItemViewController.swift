#if !os(macOS)
  import UIKit
  import VignolaCore

  /// The item's name and count over the buttons that change it.
  final class ShowItemViewController: UIViewController, ShowItemDisplayLogic, Screen {
    let router: any ShowItemDataPassing
    private let interactor: any ShowItemBusinessLogic
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private lazy var addButton = button("Add to cart") {
      $0.addItem(request: ShowItem.AddItem.Request())
    }
    private lazy var removeButton = button("Remove from cart") {
      $0.removeItem(request: ShowItem.RemoveItem.Request())
    }

    init(interactor: any ShowItemBusinessLogic, router: any ShowItemDataPassing) {
      self.interactor = interactor
      self.router = router
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
      interactor.getItem(request: ShowItem.GetItem.Request())
    }

    func displayItem(viewModel: ShowItem.GetItem.ViewModel) {
      nameLabel.text = viewModel.title
      countLabel.text = viewModel.countTitle
      removeButton.isEnabled = viewModel.canRemove
    }

    private func button(
      _ title: String, request: @escaping (any ShowItemBusinessLogic) -> Void
    ) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          if let self { request(interactor) }
        })
    }
  }
#endif
