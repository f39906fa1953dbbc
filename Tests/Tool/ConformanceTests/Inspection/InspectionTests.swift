import CodeIndex
import Conformance
import Testing

@Suite("An inspection")
struct InspectionTests {
  @Test("measures the screens of a module by entities, protocols and links")
  func measure() throws {
    let stand = try RoleStand(
      """
      protocol CartInteractorInput {}
      protocol CartInteractorOutput: AnyObject {}
      final class CartViewController: UIViewController { var presenter: CartPresenter? }
      final class CartPresenter: CartInteractorOutput {
        weak var view: CartViewController?
        let interactor: CartInteractorInput
        let name: String
      }
      final class CartInteractor: CartInteractorInput { weak var output: CartInteractorOutput? }
      final class PriceRepository {}
      """)
    let module = try #require(Inspection(stand.project).modules.first)
    let measure = module.measure
    #expect(measure.screens == 1)
    #expect(measure.entities == 3)
    #expect(measure.protocols == 2)
    #expect(measure.links == 4)
  }

  @Test("counts no worker and no bare view for a screen")
  func screens() throws {
    let stand = try RoleStand(
      "final class CartRepository {}\nstruct Badge: View {}\nstruct Price { let cents: Int }")
    let module = try #require(Inspection(stand.project).modules.first)
    #expect(module.architecture == nil)
    #expect(module.shares.isEmpty)
  }

  @Test("names types that have grown, extensions included, the longest first")
  func massive() throws {
    func body(_ lines: Int) -> String {
      (0..<lines).map { "  func f\($0)() {}" }.joined(separator: "\n")
    }
    let stand = try RoleStand(
      """
      // file: App/Cart.swift
      final class CartViewController: UIViewController {
        var count = 0
      \(body(300))
      }
      // file: App/CartMore.swift
      extension CartViewController {
      \(body(120))
      }
      // file: App/Item.swift
      final class ItemViewController: UIViewController {
      \(body(500))
      }
      final class Small {
      \(body(380))
      }
      """)
    let module = try #require(Inspection(stand.project).modules.first)
    #expect(module.massive.map(\.type.name) == ["ItemViewController", "CartViewController"])
    #expect(module.massive.map(\.functions) == [500, 420])
    #expect(module.massive.map(\.storedProperties) == [0, 1])
    #expect(module.massive.map(\.role) == ["controller", "controller"])
  }

  @Test("leaves tests out")
  func tests() throws {
    let stand = try RoleStand(
      "// file: App/Tests/Cart.swift\nfinal class CartViewController: UIViewController {}")
    #expect(Inspection(stand.project).modules.isEmpty)
  }
}

@Suite("An explanation of a role")
struct RoleExplanationTests {
  @Test("says the role, why, what else it could be, the scene and the links both ways")
  func whole() throws {
    let stand = try RoleStand(
      """
      protocol CartInteractorInput {}
      final class CartPresenter { let interactor: CartInteractorInput }
      final class CartInteractor: CartInteractorInput { weak var presenter: CartPresenter? }
      """)
    let told = stand.project.explainRoles(of: try stand.type("CartInteractor"))
    #expect(told.plays.map(\.role) == [Role(.viper, "interactor")])
    #expect(told.plays.map(\.reason) == ["it is a CartInteractorInput"])
    #expect(told.couldBe.map(\.role).contains(Role(.vip, "interactor")))
    #expect(!told.couldBe.map(\.role).contains(Role(.viper, "interactor")))
    #expect(told.scenes.map(\.name) == ["Cart"])
    #expect(told.links.map(\.property.name) == ["presenter"])
    #expect(told.heldBy.map(\.from.type.name) == ["CartPresenter"])
    #expect(told.reason == nil)
  }

  @Test(
    "says why a type plays none",
    arguments: [
      ("Price", "neither its base, its name nor its folder says a role"),
      ("CartTests", "it is test code"), ("String", "it is declared elsewhere"),
      ("MockPresenter", "a stand-in for tests"),
      ("CartReducer", "it is a part of TCA, which is none of the eleven"),
    ])
  func nothing(path: String, reason: String) throws {
    let stand = try RoleStand(
      """
      // file: App/Cart.swift
      import ComposableArchitecture
      struct Price {}
      extension String { var isEmptyCart: Bool { isEmpty } }
      final class MockPresenter {}
      @Reducer struct CartReducer {}
      // file: App/Tests/CartTests.swift
      final class CartTests {}
      """)
    let told = stand.project.explainRoles(of: try stand.type(path))
    #expect(told.plays.isEmpty)
    #expect(told.reason?.contains(reason) == true)
  }

  @Test("tells a name that counts only beside another role")
  func weak() throws {
    let stand = try RoleStand("final class CartScreen {}")
    let told = stand.project.explainRoles(of: try stand.type("CartScreen"))
    let view = try #require(told.couldBe.first { $0.role == Role(.viper, "view") })
    #expect(
      view.reason
        == "its name matches *Screen, which counts only next to another role with the same name")
  }
}
