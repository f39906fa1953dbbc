#if !os(macOS)
  import UIKit

  /// Is told what was touched in a row's buttons.
  @MainActor protocol CountButtonsDelegate: AnyObject {
    func plusTapped(in row: Int)
    func minusTapped(in row: Int)
  }

  /// A minus and a plus at the end of a row. What they count is not their business.
  final class CountButtons: UIView {
    /// Not kept alive: it is the controller that holds the view.
    weak var delegate: (any CountButtonsDelegate)?

    init(row: Int, name: String, canRemove: Bool) {
      super.init(frame: CGRect(x: 0, y: 0, width: 96, height: 44))
      let minus = button("minus.circle", "Remove \(name)") { $0.minusTapped(in: row) }
      minus.isEnabled = canRemove
      let plus = button("plus.circle", "Add \(name)") { $0.plusTapped(in: row) }
      let stack = UIStackView(arrangedSubviews: [minus, plus])
      stack.frame = bounds
      stack.distribution = .fillEqually
      addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    private func button(
      _ symbol: String, _ label: String, tell: @escaping (any CountButtonsDelegate) -> Void
    ) -> UIButton {
      let action = UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in
        if let delegate = self?.delegate { tell(delegate) }
      }
      let button = UIButton(type: .system, primaryAction: action)
      button.accessibilityLabel = label
      return button
    }
  }
#endif
