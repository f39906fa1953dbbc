import Foundation
internal import ScreenTree

/// Says something over the screen and asks for an answer.
@MainActor public class UIAlertController: UIViewController {
  /// How it is presented.
  nonisolated public enum Style: Int, Sendable {
    /// From the bottom edge. On Linux it is the same as an alert.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  private var answers: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private let style: UIAlertController.Style

  /// Makes an alert without actions.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    style = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// What is written below the title.
  public var message: String? { didSet { changed(message != oldValue) } }

  /// The action that stands out.
  public var preferredAction: UIAlertAction? { didSet { changed() } }

  /// Adds an answer.
  public func addAction(_ action: UIAlertAction) {
    answers.append(action)
    changed()
  }

  /// Adds a field to type into.
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
    changed()
  }

  override var layerLabel: String { title ?? "" }

  override func screen(in rendering: Rendering) -> [RenderedElement] {
    var content: [RenderedElement] = []
    if let message, !message.isEmpty {
      content.append(RenderedElement(id: "c\(number).message", role: .text, label: message))
    }
    content += fields.flatMap { $0.elements(in: rendering) }
    return content
      + answers.map { answer in
        var button = answer.element(in: rendering)
        if answer === preferredAction { button.traits.insert(.prominent) }
        button.handlers[.tap] = { [weak self, weak answer] _ in
          if let self, let answer { close(with: answer) }
        }
        return button
      }
  }

  /// A person answers: the alert goes, then the answer's handler runs.
  private func close(with answer: UIAlertAction) {
    guard answer.isEnabled, let presenting, presenting.presented === self else { return }
    presenting.uncover(animated: true) { answer.run() }
  }
}

extension UIAlertController {
  /// The answers, in the order in which they were added.
  public var actions: [UIAlertAction] { answers }

  /// The fields, in the order in which they were added; nil without any.
  public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// How it is presented.
  public var preferredStyle: UIAlertController.Style { style }
}
