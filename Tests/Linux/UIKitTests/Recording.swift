import UIKit

/// What happened, in its order.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// What was noted since the last question.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that notes its life and shows its name.
class Page: UIViewController {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    label.text = "page \(name)"
    view = UIStackView(arrangedSubviews: [label])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) loaded")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) disappeared")
  }
}

/// Notes what a navigation controller shows.
final class StackWitness: NSObject, UINavigationControllerDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    log.note("\(viewController.title ?? "") shown")
  }
}
