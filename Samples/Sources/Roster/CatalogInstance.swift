import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// One running catalog, and the surface it navigates on unless it has a path of its own.
@MainActor final class CatalogInstance {
  private let surface: NavigationSurface
  private let stack: InstanceStack
  private let running: AnyObject?
  private let screen: (any Screen)?

  init(
    _ sample: Sample, over store: CartStore, in scope: LifetimeScope,
    watch: @escaping (AnyObject) -> Void
  ) {
    stack = InstanceStack()
    surface = NavigationSurface(on: stack.stage, in: scope.child("Tab"))
    running = sample.begin(store, surface, watch)
    screen = surface.target.visible.flatMap { [surface] in surface.screen($0.id) }
  }

  /// The catalog: its screen where SwiftUI owns its path, else the stack it navigates on.
  @ViewBuilder var view: some View {
    if running == nil, let screen = screen as? HostedScreen {
      ScreenView(screen)
    } else {
      stack.view
    }
  }
}
