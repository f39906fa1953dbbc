#if !os(macOS)
  import UIKit

  /// What a stage has changed about controllers, so that it undoes that and nothing that others did.
  @MainActor final class ControllerAdaptations {
    enum Kind { case hiddenBar, noSwipe, modal, ownBackButton }

    private struct Change {
      weak var controller: UIViewController?
      let kind: Kind
      var items: [UIBarButtonItem]?
    }

    private var changes: [Change] = []

    /// Makes a change or takes it back, unless it is as it should be already.
    func set(
      _ isOn: Bool, _ controller: UIViewController, as kind: Kind, _ apply: (Bool) -> Void
    ) {
      changes.removeAll { $0.controller == nil }
      let known = index(of: controller, kind)
      guard isOn != (known != nil) else { return }
      if isOn { changes.append(Change(controller: controller, kind: kind)) }
      apply(isOn)
      if let known { changes.remove(at: known) }
    }

    /// Remembers the buttons that a screen has where the way back is.
    func keepItems(of controller: UIViewController) {
      guard let index = index(of: controller, .ownBackButton) else { return }
      changes[index].items = controller.navigationItem.leftBarButtonItems
    }

    /// The buttons that a screen had there.
    func takeItems(of controller: UIViewController) -> [UIBarButtonItem]? {
      index(of: controller, .ownBackButton).flatMap { changes[$0].items }
    }

    private func index(of controller: UIViewController, _ kind: Kind) -> Int? {
      changes.firstIndex { $0.controller === controller && $0.kind == kind }
    }
  }
#endif
