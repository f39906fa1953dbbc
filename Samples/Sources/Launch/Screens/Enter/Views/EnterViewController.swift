#if !os(macOS)
  import UIKit
  import VignolaCore

  /// The app's name over one button.
  final class EnterViewController: UIViewController, EnterView, Screen {
    private let output: any EnterViewOutput
    private let titleLabel = UILabel()
    private lazy var signInButton = UIButton(
      type: .system,
      primaryAction: UIAction { [weak self] _ in self?.output.signInTapped() })

    init(output: any EnterViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let stack = UIStackView(arrangedSubviews: [titleLabel, signInButton])
      stack.axis = .vertical
      view = stack
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      output.viewIsReady()
    }

    func show(title: String, button: String) {
      self.title = title
      titleLabel.text = title
      signInButton.setTitle(button, for: .normal)
    }
  }
#endif
