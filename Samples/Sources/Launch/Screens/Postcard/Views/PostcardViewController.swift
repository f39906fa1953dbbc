#if !os(macOS)
  import UIKit
  import VignolaCore

  /// The back of a postcard.
  final class PostcardViewController: UIViewController, PostcardView, Screen {
    private let output: any PostcardViewOutput
    private let textLabel = UILabel()

    init(output: any PostcardViewOutput) {
      self.output = output
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = UIStackView(arrangedSubviews: [textLabel])
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      output.viewIsReady()
    }

    func show(title: String, text: String) {
      self.title = title
      textLabel.text = text
    }
  }
#endif
