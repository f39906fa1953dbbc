import Testing
import VSURF

@MainActor @Suite("A shared factory")
struct SharedFactoryTests {
  final class Product {}

  @Test("makes nothing until asked, and then one product for everybody")
  func once() {
    var made = 0
    let factory = SharedFactory {
      made += 1
      return Product()
    }
    #expect(made == 0)
    let first = factory.produce()
    #expect(factory.produce() === first)
    #expect(made == 1)
  }

  @Test("keeps its product for as long as it lives, and no longer")
  func lifetime() {
    var factory: SharedFactory<Product>? = SharedFactory { Product() }
    weak let product = factory?.produce()
    #expect(product != nil)
    factory = nil
    #expect(product == nil)
  }

  @Test("lets go of what its recipe captured once the product is made")
  func releasesTheRecipe() {
    weak var captured: Product?
    let factory: SharedFactory<Int>
    do {
      let ingredient = Product()
      captured = ingredient
      factory = SharedFactory {
        withExtendedLifetime(ingredient) { 1 }
      }
    }
    #expect(captured != nil)
    #expect(factory.produce() == 1)
    #expect(captured == nil)
  }

  @Test("serves two containers with two products")
  func notTheProcess() {
    let one = SharedFactory { Product() }
    let other = SharedFactory { Product() }
    #expect(one.produce() !== other.produce())
  }
}
