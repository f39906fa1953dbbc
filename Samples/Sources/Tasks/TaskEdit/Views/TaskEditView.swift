#if !os(macOS)
  import RoundTable
  import UIKit

  /// A field for the text, and the buttons that keep it or drop it.
  final class TaskEditView: UIViewController, RTView, UITextViewDelegate {
    typealias M = TaskEdit

    private let link: RTViewLink<TaskEdit>
    private let field = UITextView(frame: .zero)

    init(link: consuming RTViewLink<TaskEdit>) {
      self.link = link
      super.init(nibName: nil, bundle: nil)
      field.delegate = self
      navigationItem.leftBarButtonItem = button(.cancel, .cancelTapped)
      navigationItem.rightBarButtonItem = button(.save, .saveTapped)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = field
    }

    func handle(update: TaskEdit.PresenterUpdate) {
      switch update {
      case .task(let title, let label, let text):
        self.title = title
        field.accessibilityLabel = label
        field.text = text
      case .canSave(let canSave):
        navigationItem.rightBarButtonItem?.isEnabled = canSave
      }
    }

    func textViewDidChange(_ textView: UITextView) {
      link.notify(intent: .textChanged(textView.text))
    }

    private func button(
      _ item: UIBarButtonItem.SystemItem, _ intent: TaskEdit.ViewIntent
    ) -> UIBarButtonItem {
      UIBarButtonItem(
        systemItem: item,
        primaryAction: UIAction { [weak self] _ in self?.link.notify(intent: intent) })
    }
  }
#endif
