import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// One running catalog, and the surface that its first screen is put on.
@MainActor final class CatalogInstance {
  private let surface: NavigationSurface
  private let stack: InstanceStack
  private let running: AnyObject?
  private let first: (any Screen)?

  init(
    _ sample: Sample, over store: CartStore, in scope: LifetimeScope,
    watch: @escaping (AnyObject) -> Void
  ) {
    stack = InstanceStack(sample.stage)
    surface = NavigationSurface(on: stack.stage, in: scope.child("Tab"))
    running = sample.begin(store, surface, watch)
    first = surface.target.visible.flatMap { [surface] in surface.screen($0.id) }
  }

  /// The catalog.
  var view: some View { InstanceView(stack: stack, first: first) }
}
