#if !os(macOS)
  import UIKit
  import VignolaCore

  extension ControllerStage {
    /// What is up, read from the controllers and from nothing else.
    func whatIsThere() -> NavigationTree {
      guard let root else { return NavigationTree() }
      var layers = [layer(of: root)]
      var next = root.presentedViewController
      while let presented = next {
        if presented is UIAlertController {
          if let alert = alerts[ObjectIdentifier(presented)] {
            layers[layers.count - 1].alert = alert
          }
        } else {
          layers.append(layer(of: presented))
        }
        next = presented.presentedViewController
      }
      return NavigationTree(layers: layers)
    }

    /// The controller of a layer, counted from the bottom, alerts left out.
    func layerController(_ number: Int) -> UIViewController? {
      let up = sequence(first: root) { $0?.presentedViewController }.prefix { $0 != nil }
      return up.compactMap { $0 }.filter { !($0 is UIAlertController) }.dropFirst(number).first
    }

    /// The controller over which the next thing is presented.
    var topmost: UIViewController? {
      var top = root
      while let next = top?.presentedViewController { top = next }
      return top
    }

    private func layer(of controller: UIViewController) -> NavigationTree.Layer {
      guard let tabs = controller as? UITabBarController else {
        return NavigationTree.Layer(stacks: [stack(of: controller)])
      }
      let stacks = (tabs.viewControllers ?? []).map(stack)
      let selected = stacks.indices.contains(tabs.selectedIndex) ? tabs.selectedIndex : 0
      return NavigationTree.Layer(stacks: stacks, selected: selected)
    }

    private func stack(of controller: UIViewController) -> [NavigationTree.Entry] {
      let screens = (controller as? UINavigationController)?.viewControllers ?? [controller]
      return screens.map(seats.entry)
    }

    /// Says what is there, unless the stage is in the middle of making it so.
    func report(because removal: Removal) {
      guard !isCarryingOut else { return }
      surface?.report(whatIsThere(), because: removal)
    }
  }
#endif
