#if !os(macOS)
  import PinCode
  import UIKit
  import VignolaCore
  import VignolaUI

  /// Dots over twelve buttons.
  final class PinCodeViewController: UIViewController, Screen {
    let place: ScreenHandle
    private(set) lazy var ui = ControllerSystemUI(for: self, at: place)
    private let interactor: Mailbox<any PinCodeInteractor>
    private let dots = UILabel()
    private let notice = UILabel()
    private lazy var cornerButton = button { [weak self] in
      guard let corner = self?.corner else { return }
      self?.interactor.tap(corner)
    }
    private var corner: PinCodeData.CornerAction?

    init(interactor: Mailbox<any PinCodeInteractor>, at place: ScreenHandle) {
      self.interactor = interactor
      self.place = place
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      dots.textAlignment = .center
      notice.textAlignment = .center
      notice.textColor = .systemRed
      let logout = button { [weak self] in self?.interactor.logout() }
      logout.setTitle("Log out", for: .normal)
      // A button that hides leaves its room empty.
      let corner = row([cornerButton])
      let rows =
        [[1, 2, 3], [4, 5, 6], [7, 8, 9]].map { row($0.map(digit)) }
        + [row([logout, digit(0), corner])]
      let stack = UIStackView(arrangedSubviews: [dots, notice] + rows)
      stack.axis = .vertical
      stack.distribution = .fillEqually
      view = stack
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      interactor.load()
    }

    func show(_ model: PinCodeData.PresentationModel, isWrong: Bool = false) {
      title = model.title
      let left = PinCodeData.length - model.filled
      dots.text = String(repeating: "●", count: model.filled) + String(repeating: "○", count: left)
      dots.accessibilityLabel = "\(model.filled) of \(PinCodeData.length) digits"
      notice.text = isWrong ? "Wrong pin" : nil
      corner = model.corner
      cornerButton.isHidden = corner == nil
      cornerButton.setImage(corner.flatMap { UIImage(systemName: $0.symbol) }, for: .normal)
      cornerButton.accessibilityLabel = corner?.label
    }

    private func digit(_ number: Int) -> UIView {
      let button = button { [weak self] in self?.interactor.tap(number) }
      button.setTitle("\(number)", for: .normal)
      return button
    }

    private func button(_ report: @escaping () -> Void) -> UIButton {
      UIButton(type: .system, primaryAction: UIAction { _ in report() })
    }

    private func row(_ views: [UIView]) -> UIStackView {
      let row = UIStackView(arrangedSubviews: views)
      row.distribution = .fillEqually
      return row
    }
  }
#endif
