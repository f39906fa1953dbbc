import Shop
import SwiftUI
import VSURF
import VignolaCore
import VignolaUI

/// The catalog: items, a sheet about each, and the cart.
public struct CatalogViewGroup: View, ViewGroup {
  @State private var flow: Lazy<CatalogContainer>
  @State private var navigation = CatalogNavigation()
  @State private var detail: DetailViewGroup.Subject?

  /// A catalog over the container the app has configured.
  public init() {
    self.init { CatalogFlowFacade.container.make() }
  }

  /// A catalog over a container of the caller's.
  package init(container: @escaping @MainActor () -> CatalogContainer) {
    self.flow = Lazy(container)
  }

  /// The flow's screens.
  public var body: some View {
    NavigationStack(path: $navigation.path[reportedBy: flow.value.path]) {
      CatalogView(
        state: flow.value.catalog.state, output: WeakHandle(flow.value.catalog) { $0 },
        navigation: $navigation, detail: $detail
      )
      .navigationDestination(for: CatalogNavigation.Destination.self) { destination in
        switch destination {
        case .cart:
          CartView(
            state: flow.value.cartScreen.state, output: WeakHandle(flow.value.cartScreen) { $0 },
            navigation: $navigation)
        }
      }
    }
    .reportsChanges(of: navigation.path, by: flow.value.path)
    .sheet(item: $detail) { subject in
      DetailViewGroup { flow.value.detail(of: subject.item) }
    }
    .closes(flow.value.scope)
  }
}
