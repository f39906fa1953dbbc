#if !os(macOS)
  import SwiftUI
  import UIKit
  import VignolaCore

  /// Which view controller shows which screen of a surface, both ways, keeping neither.
  @MainActor final class ControllerSeats {
    private struct Seat {
      weak var controller: UIViewController?
      var entry: NavigationTree.Entry
    }

    private var seats: [Seat] = []
    private var lastForeigner = 0

    /// The controller that shows an entry: the one that shows it already, the screen itself where it
    /// is one, a hosting controller for a SwiftUI screen.
    func controller(for entry: NavigationTree.Entry, of surface: NavigationSurface?)
      -> UIViewController?
    {
      forgetTheGone()
      if let known = seats.firstIndex(where: { $0.entry.id == entry.id }) {
        seats[known].entry = entry
        return seats[known].controller
      }
      guard let controller = surface?.screen(entry.id).flatMap(ControllerSeats.controller) else {
        return nil
      }
      seats.append(Seat(controller: controller, entry: entry))
      return controller
    }

    /// What a controller that is up stands for; one that nobody of ours put there is foreign.
    func entry(for controller: UIViewController) -> NavigationTree.Entry {
      if let known = seats.first(where: { $0.controller === controller }) { return known.entry }
      lastForeigner += 1
      let entry = NavigationTree.Entry(
        id: .foreign(lastForeigner), name: String(describing: type(of: controller)),
        isForeign: true)
      seats.append(Seat(controller: controller, entry: entry))
      return entry
    }

    private func forgetTheGone() {
      seats.removeAll { $0.controller == nil }
    }

    private static func controller(of screen: any Screen) -> UIViewController {
      if let controller = screen as? UIViewController { return controller }
      let controller = UIHostingController(rootView: ScreenView(screen))
      let look = (screen as? HostedScreen)?.look
      if let tab = look?.tab {
        controller.tabBarItem = UITabBarItem(
          title: tab.title, image: UIImage(systemName: tab.symbol), tag: 0)
      }
      if look?.presentation == .fullScreenCover { controller.modalPresentationStyle = .fullScreen }
      return controller
    }
  }
#endif
