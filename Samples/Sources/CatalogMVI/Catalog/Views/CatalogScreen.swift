import MVI
import Shop
import SwiftUI
import VignolaCore
import VignolaUI

/// The catalog: the list, and the router that leads on from it.
struct CatalogScreen: View {
  private let context: CatalogContext
  @State private var module: Lazy<CatalogModule>
  @State private var path: [CatalogPage] = []
  @State private var detail: Item?

  init(with context: CatalogContext) {
    self.context = context
    self.module = Lazy { CatalogModule(with: context) }
  }

  var body: some View {
    NavigationStack(path: $path[reportedBy: module.value.path]) {
      CatalogView(container: module.value.container)
        .routes(from: module.value.routes) { follow($0) }
        .navigationDestination(for: CatalogPage.self) { page in
          switch page {
          case .cart: CartScreen(with: context, leave: leaveCart)
          }
        }
    }
    .reportsChanges(of: path, by: module.value.path)
    .sheet(item: $detail[reportedBy: module.value.sheet]) { DetailScreen(of: $0, with: context) }
    .reportsChanges(of: detail, by: module.value.sheet)
    .closes(module.value.container.scope)
  }

  /// The router. Two taps on one button open one screen, and under a sheet nothing opens.
  private func follow(_ event: CatalogRoutes.Event) {
    switch event {
    case .route(.cart): if detail == nil, path.last != .cart { path.append(.cart) }
    case .route(.detail(let item)): if detail == nil { detail = item }
    case .alert, .dismiss: break
    }
  }

  private func leaveCart() {
    if path.last == .cart { path.removeLast() }
  }
}
