import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// One running catalog, and the surface it navigates on unless it has a path of its own.
@MainActor final class CatalogInstance {
  private let surface: NavigationSurface
  private let stack: InstanceStack
  private let screen: (any Screen)?

  init(_ sample: Sample, over store: CartStore, watch: @escaping (AnyObject) -> Void) {
    stack = InstanceStack()
    surface = NavigationSurface(on: stack.stage, in: LifetimeScope("Tab"))
    let place = surface.setRoot({ place in sample.make(store, place, watch) })
    screen = place.flatMap { [surface] in surface.screen($0.id) }
  }

  /// The catalog: its screen where SwiftUI owns its path, else the stack it navigates on.
  @ViewBuilder var view: some View {
    if let screen = screen as? HostedScreen {
      ScreenView(screen)
    } else {
      stack.view
    }
  }
}
