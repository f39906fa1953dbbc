#if !os(macOS)
  import RoundTable
  import UIKit
  import VignolaCore

  final class DetailView: UIViewController, RTView {
    typealias M = Detail

    private let link: RTViewLink<Detail>
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private lazy var addButton = button("Add to cart", .addTapped)
    private lazy var removeButton = button("Remove from cart", .removeTapped)

    init(link: consuming RTViewLink<Detail>) {
      self.link = link
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

    func handle(update: Detail.PresenterUpdate) {
      switch update {
      case .show(let display):
        nameLabel.text = display.title
        countLabel.text = display.countTitle
        removeButton.isEnabled = display.canRemove
      }
    }

    private func button(_ title: String, _ intent: Detail.ViewIntent) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          self?.link.notify(intent: intent)
        })
    }
  }
#endif
