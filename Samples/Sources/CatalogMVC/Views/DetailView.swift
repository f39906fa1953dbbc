#if !os(macOS)
  import UIKit

  /// Is told what was touched in a ``DetailView``.
  @MainActor protocol DetailViewDelegate: AnyObject {
    func addTapped()
    func removeTapped()
  }

  /// A name and a count over the buttons that change it.
  final class DetailView: UIView {
    /// Not kept alive: it is the controller that holds the view.
    weak var delegate: (any DetailViewDelegate)?
    private let nameLabel = UILabel()
    private let countLabel = UILabel()
    private lazy var addButton = button("Add to cart") { $0.addTapped() }
    private lazy var removeButton = button("Remove from cart") { $0.removeTapped() }

    init() {
      super.init(frame: .zero)
      backgroundColor = .systemBackground
      let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel, addButton, removeButton])
      stack.axis = .vertical
      stack.spacing = 12
      stack.frame = bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    func show(name: String, count: String, canRemove: Bool) {
      nameLabel.text = name
      countLabel.text = count
      removeButton.isEnabled = canRemove
    }

    private func button(
      _ title: String, tell: @escaping (any DetailViewDelegate) -> Void
    ) -> UIButton {
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in
          if let delegate = self?.delegate { tell(delegate) }
        })
    }
  }
#endif
