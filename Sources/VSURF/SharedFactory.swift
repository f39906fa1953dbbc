/// Makes a product once and hands the same one to everybody who asks: a singleton of its container,
/// not of the process.
///
/// ```swift
/// @MainActor final class CatalogContainer {
///   let cart: SharedFactory<any CartInput & CartOutput>
/// }
/// container.cart.produce() === container.cart.produce()   // true
/// ```
///
/// It is the S and the F of VSURF, "Singleton services Factory". The article keeps the product in
/// a static variable; here it lives as long as the factory, so two flows of one kind do not share a
/// cart and a test starts with a fresh one.
@MainActor public final class SharedFactory<Product> {
  private var state: State

  private enum State {
    case waiting(() -> Product)
    case made(Product)
  }

  /// A factory that will call `make` when first asked, once, and release it then.
  public init(_ make: @escaping () -> Product) {
    state = .waiting(make)
  }

  /// The one product. A `make` that asks its own factory for the product it is making has no end
  /// and is a programmer's error, as with any recursion.
  public func produce() -> Product {
    switch state {
    case .made(let product):
      return product
    case .waiting(let make):
      let product = make()
      state = .made(product)
      return product
    }
  }
}
