#if !os(macOS)
  import CatalogSVIP
  import UIKit
  import VignolaCore
  import VignolaUI

  /// The item's name and count over the buttons that change it.
  final class DetailViewController: UIViewController, Screen {
    let place: ScreenHandle
    private(set) lazy var ui = ControllerSystemUI(for: self, at: place)
    private let interactor: Mailbox<any DetailInteractor>
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private lazy var addButton = button("Add to cart") { $0.add() }
    private lazy var removeButton = button("Remove from cart") { $0.remove() }

    init(interactor: Mailbox<any DetailInteractor>, at place: ScreenHandle) {
      self.interactor = interactor
      self.place = place
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
      interactor.load()
    }

    func show(_ model: DetailData.PresentationModel) {
      nameLabel.text = model.title
      countLabel.text = model.countTitle
      removeButton.isEnabled = model.canRemove
    }

    private func button(
      _ title: String, send: @escaping (Mailbox<any DetailInteractor>) -> Void
    ) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          if let self { send(interactor) }
        })
    }
  }
#endif
