import CatalogState
import Shop
import VSURF
import VignolaCore
import VignolaUI

/// What one running catalog is made of, each part made when first asked for.
///
/// A container is one flow's: two catalogs on the screen have two, over one store or over two.
@MainActor package final class CatalogContainer {
  /// Tells of each change of the flow's path.
  let path: PathReporter<CatalogNavigation.Destination>
  /// The flow's life.
  let scope: LifetimeScope
  private let watch: (AnyObject) -> Void
  private let cart: SharedFactory<any CartInput & CartOutput>
  private let catalogHolder: SharedFactory<CatalogHolder>
  private let cartHolder: SharedFactory<CartHolder>

  /// A container over a store.
  ///
  /// - Parameters:
  ///   - store: The business data the flow works on.
  ///   - scope: The flow's life.
  ///   - watch: Is told of each component as it is made.
  package init(
    store: CartStore, in scope: LifetimeScope, watch: @escaping (AnyObject) -> Void = { _ in }
  ) {
    self.scope = scope
    self.watch = watch
    path = PathReporter(in: scope)
    func made<Part: AnyObject>(_ part: Part, as label: StaticString) -> Part {
      scope.register(part, as: label)
      watch(part)
      return part
    }
    let cart = SharedFactory<any CartInput & CartOutput> {
      let unit = CatalogStateFacade.Units.cart(over: store, in: scope)
      scope.register(unit, as: "CartUnit")
      watch(unit)
      return unit
    }
    self.cart = cart
    catalogHolder = SharedFactory {
      made(CatalogHolder(cart: cart.produce(), in: scope), as: "CatalogHolder")
    }
    cartHolder = SharedFactory {
      made(CartHolder(cart: cart.produce(), in: scope), as: "CartHolder")
    }
    scope.register(self, as: "CatalogContainer")
    watch(self)
  }

  /// The catalog screen's holder, one a flow.
  var catalog: CatalogHolder { catalogHolder.produce() }

  /// The cart screen's holder, one a flow.
  var cartScreen: CartHolder { cartHolder.produce() }

  /// A new holder for a sheet about an item, which lives as long as the sheet.
  func detail(of item: Item) -> DetailHolder {
    let sheet = scope.child("Detail")
    let holder = DetailHolder(item: item, cart: cart.produce(), in: sheet)
    sheet.register(holder, as: "DetailHolder")
    watch(holder)
    return holder
  }
}
