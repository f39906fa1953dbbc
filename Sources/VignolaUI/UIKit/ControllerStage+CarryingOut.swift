#if !os(macOS)
  import UIKit
  import VignolaCore

  extension ControllerStage {
    /// One thing to do, and how it says that it is done.
    typealias Step = (_ done: @escaping () -> Void) -> Void

    /// Makes the target so, one transition after the other, and then reports what is really there.
    public func carryOut(_ target: NavigationTree) {
      isCarryingOut = true
      run(steps(to: target)[...])
    }

    private func run(_ steps: ArraySlice<Step>) {
      guard let step = steps.first else {
        isCarryingOut = false
        adapt()
        surface?.report(whatIsThere())
        return
      }
      step { [weak self] in self?.run(steps.dropFirst()) }
    }

    /// Takes away what lies over the layers that stay, corrects their stacks, puts up what is new.
    private func steps(to target: NavigationTree) -> [Step] {
      let there = whatIsThere()
      let staying = zip(there.layers, target.layers).enumerated().prefix { index, layers in
        index == 0 || layers.0.stacks.first?.first?.id == layers.1.stacks.first?.first?.id
      }.count
      let keepsAlert =
        staying == there.layers.count && staying > 0
        && there.layers[staying - 1].alert?.id == target.layers[staying - 1].alert?.id
      var steps: [Step] = []
      if there.layers.count > max(staying, 1)
        || (there.layers.contains { $0.alert != nil } && !keepsAlert)
      {
        steps.append { [weak self] done in self?.dismiss(overLayer: max(staying, 1) - 1, done) }
      }
      for (number, layer) in target.layers.enumerated() {
        if number < max(staying, 1) {
          steps.append { [weak self] done in self?.correct(number, to: layer, done) }
        } else {
          steps.append { [weak self] done in self?.present(layer, done) }
        }
      }
      if let alert = target.layers.last?.alert, !keepsAlert {
        steps.append { [weak self] done in self?.present(alert, done) }
      }
      return steps
    }

    private func dismiss(overLayer number: Int, _ done: @escaping () -> Void) {
      let controller = layerController(number)
      guard let controller, controller.presentedViewController != nil else { return done() }
      controller.dismiss(animated: true, completion: done)
    }

    private func correct(
      _ number: Int, to layer: NavigationTree.Layer, _ done: @escaping () -> Void
    ) {
      let stacks = layer.stacks.map { $0.compactMap { seats.controller(for: $0, of: surface) } }
      guard number > 0 || !needsAnotherRoot(for: layer) else {
        return replaceRoot(by: stacks, selected: layer.selected, done)
      }
      let controller = layerController(number)
      if let tabs = controller as? UITabBarController {
        for (child, stack) in zip(tabs.viewControllers ?? [], stacks) {
          (child as? UINavigationController)?.replace(by: stack, animated: false)
        }
        tabs.selectedIndex = layer.selected
        done()
      } else if let stackController = controller as? UINavigationController,
        let stack = stacks.first
      {
        show(stack, in: stackController, done)
      } else {
        done()
      }
    }

    /// Shows a stack and goes on when UIKit has shown it. A stack that nobody sees is changed at
    /// once: UIKit tells of no transition there.
    private func show(
      _ stack: [UIViewController], in controller: UINavigationController,
      _ done: @escaping () -> Void
    ) {
      adapt(controller, showing: stack)
      guard controller.viewControllers != stack else { return done() }
      let isSeen =
        controller.viewIfLoaded?.window != nil && controller.presentedViewController == nil
      guard isSeen, stack.last !== controller.topViewController else {
        controller.replace(by: stack, animated: false)
        return done()
      }
      awaited = (controller, done)
      controller.replace(by: stack, animated: true)
    }

    private func needsAnotherRoot(for layer: NavigationTree.Layer) -> Bool {
      guard case .window = base else { return false }
      if let tabs = root as? UITabBarController {
        let there = (tabs.viewControllers ?? []).map {
          ($0 as? UINavigationController)?.viewControllers.first.map { seats.entry(for: $0).id }
        }
        return there != layer.stacks.map { $0.first?.id }
      }
      return layer.stacks.count > 1 || !(root is UINavigationController)
    }

    private func replaceRoot(
      by stacks: [[UIViewController]], selected: Int, _ done: @escaping () -> Void
    ) {
      guard case .window(let window) = base else { return done() }
      let controllers = stacks.map(makeStack)
      if controllers.count == 1 {
        window.rootViewController = controllers.first
      } else {
        let tabs = UITabBarController()
        tabs.delegate = self
        for (controller, screens) in zip(controllers, stacks) {
          controller.tabBarItem = screens.first?.tabBarItem
        }
        tabs.viewControllers = controllers
        tabs.selectedIndex = selected
        window.rootViewController = tabs
      }
      done()
    }

    private func present(_ layer: NavigationTree.Layer, _ done: @escaping () -> Void) {
      let stack = layer.selectedStack.compactMap { seats.controller(for: $0, of: surface) }
      guard !stack.isEmpty else { return done() }
      let controller = makeStack(of: stack)
      if stack.first?.modalPresentationStyle == .fullScreen {
        controller.modalPresentationStyle = .fullScreen
      }
      controller.presentationController?.delegate = self
      present(controller, done)
    }

    private func present(_ alert: NavigationTree.Alert, _ done: @escaping () -> Void) {
      let controller = UIAlertController(
        title: alert.title, message: alert.message, preferredStyle: .alert)
      controller.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak self] _ in
          self?.report(because: .code)
        })
      alerts[ObjectIdentifier(controller)] = alert
      present(controller, done)
    }

    /// Presents over everything. UIKit presents nothing where nobody sees it, and does not say so.
    private func present(_ controller: UIViewController, _ done: @escaping () -> Void) {
      guard let top = topmost else { return done() }
      var isDone = false
      top.present(controller, animated: true) {
        isDone = true
        done()
      }
      if !isDone, controller.presentingViewController == nil { done() }
    }

    private func makeStack(of controllers: [UIViewController]) -> UINavigationController {
      let stack = UINavigationController()
      stack.setViewControllers(controllers, animated: false)
      stack.delegate = self
      adapt(stack, showing: controllers)
      return stack
    }
  }

  extension UINavigationController {
    /// Shows these controllers, unless they are the ones that are shown.
    fileprivate func replace(by controllers: [UIViewController], animated: Bool) {
      guard !controllers.isEmpty, controllers != viewControllers else { return }
      setViewControllers(controllers, animated: animated)
    }
  }
#endif
