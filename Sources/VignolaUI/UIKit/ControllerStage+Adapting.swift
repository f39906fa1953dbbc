#if !os(macOS)
  import UIKit
  import VignolaCore

  // How screens are shown: without a bar, or with a way back that asks before.

  extension ControllerStage {
    /// Brings every stack after what is on top of it now.
    func adapt() {
      for controller in sequence(first: root, next: { $0?.presentedViewController }) {
        guard let controller else { return }
        let children = (controller as? UITabBarController)?.viewControllers ?? [controller]
        for case let stack as UINavigationController in children {
          adapt(stack, showing: stack.viewControllers)
        }
      }
    }

    /// Brings a stack after the screens that it shows, or is about to show.
    func adapt(_ stack: UINavigationController, showing controllers: [UIViewController]) {
      let entries = controllers.map(seats.entry)
      adaptations.set(entries.last?.hidesBar ?? false, stack, as: .hiddenBar) {
        stack.setNavigationBarHidden($0, animated: false)
      }
      adaptations.set(entries.last?.asksBeforeBack ?? false, stack, as: .noSwipe) {
        stack.interactivePopGestureRecognizer?.isEnabled = !$0
      }
      adaptations.set(entries.contains(where: \.asksBeforeBack), stack, as: .modal) {
        stack.isModalInPresentation = $0
      }
      for (depth, (controller, entry)) in zip(controllers, entries).enumerated() {
        let below = depth > 0 ? controllers[depth - 1] : nil
        adaptations.set(entry.asksBeforeBack && below != nil, controller, as: .ownBackButton) {
          replaceBackButton(of: controller, $0, entry.id, to: below)
        }
      }
    }

    /// A button of ours stands where the system's was, and is called like it.
    private func replaceBackButton(
      of controller: UIViewController, _ isReplaced: Bool, _ id: ScreenID,
      to below: UIViewController?
    ) {
      let item = controller.navigationItem
      item.hidesBackButton = isReplaced
      guard isReplaced else {
        item.leftBarButtonItems = adaptations.takeItems(of: controller)
        return
      }
      let title = below?.navigationItem.backButtonTitle ?? below?.navigationItem.title
      let ask = UIAction { [weak self] _ in self?.surface?.ask(id, because: .systemBack) }
      adaptations.keepItems(of: controller)
      item.leftBarButtonItems = [
        UIBarButtonItem(title: title ?? below?.title ?? "Back", image: nil, primaryAction: ask)
      ]
    }
  }
#endif
