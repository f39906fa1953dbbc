import Shop
import SwiftUI
import VignolaCore

/// Two catalogs of one architecture in two tabs, each over a store of its own: what the acceptance
/// suite and the Studio show of a sample.
public struct CatalogShell: View {
  @State private var first: Lazy<CatalogInstance>
  @State private var second: Lazy<CatalogInstance>
  @State private var selected = 0

  /// The shell of a sample.
  ///
  /// - Parameters:
  ///   - sample: The architecture to show.
  ///   - stores: The two catalogs' stores.
  ///   - scope: The life of the two.
  ///   - watch: Is told of each component that either catalog makes.
  public init(
    _ sample: Sample,
    stores: (first: CartStore, second: CartStore) = (CartStore(), CartStore()),
    in scope: LifetimeScope = LifetimeScope("Catalog"),
    watch: @escaping (AnyObject) -> Void = { _ in }
  ) {
    self.first = Lazy { CatalogInstance(sample, over: stores.first, in: scope, watch: watch) }
    self.second = Lazy { CatalogInstance(sample, over: stores.second, in: scope, watch: watch) }
  }

  /// The two tabs.
  public var body: some View {
    TabView(selection: $selected) {
      Tab("First", systemImage: "1.circle", value: 0) { first.value.view }
      Tab("Second", systemImage: "2.circle", value: 1) { second.value.view }
    }
  }
}
