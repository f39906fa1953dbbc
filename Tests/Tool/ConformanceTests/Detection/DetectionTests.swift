import CodeIndex
import Conformance
import Testing

@Suite("The architecture of code")
struct DetectionTests {
  private static let controller = "final class CartViewController: UIViewController"

  @Test("is told from roles and links, for each of the eleven", arguments: Specimen.all)
  func eleven(specimen: Specimen) throws {
    let stand = try RoleStand(specimen.code)
    let module = try #require(Inspection(stand.project).modules.first { $0.name == "App" })
    #expect(module.architecture == specimen.architecture.rawValue)
    #expect(module.outliers.isEmpty)
  }

  @Test("with the same names is VIPER or VIP by who holds whom")
  func links() throws {
    func code(view: String, interactor: String, presenter: String) -> String {
      """
      final class CartViewController: UIViewController { \(view) }
      final class CartInteractor { \(interactor) }
      final class CartPresenter { weak var view: CartViewController?; \(presenter) }
      """
    }
    let viper = code(
      view: "var presenter: CartPresenter?", interactor: "weak var presenter: CartPresenter?",
      presenter: "let interactor: CartInteractor")
    let vip = code(
      view: "var interactor: CartInteractor?", interactor: "var presenter: CartPresenter?",
      presenter: "")
    #expect(try RoleStand(viper).roles.scenes.map(\.architecture) == ["viper"])
    #expect(try RoleStand(vip).roles.scenes.map(\.architecture) == ["vip"])
  }

  @Test("of a presenter with its view is the one of the module around it, if that knows both")
  func follows() throws {
    let pair = """
      final class HintPresenter { weak var view: HintViewController? }
      final class HintViewController: UIViewController { var presenter: HintPresenter? }

      """
    #expect(try RoleStand(pair).roles.scenes.map(\.architecture) == ["mvp"])
    let screens = ["Cart", "Item"].map { name in
      """
      final class \(name)Presenter { let interactor: \(name)Interactor }
      final class \(name)Interactor { weak var output: \(name)Presenter? }
      """
    }
    let stand = try RoleStand(pair + screens.joined(separator: "\n"))
    #expect(Set(stand.roles.scenes.map(\.architecture)) == ["viper"])
  }

  @Test("of a view that holds a model is the one of the view models around it")
  func rootView() throws {
    let stand = try RoleStand(
      """
      @Observable final class CartStore {}
      struct RootView: View { let store: CartStore }
      final class CartViewModel {}
      struct CartView: View { let model: CartViewModel }
      final class ItemViewModel {}
      struct ItemView: View { let model: ItemViewModel }
      """)
    #expect(try stand.component("RootView").role == Role(.mvvm, "view"))
  }

  @Test("of a view that has another name than what it holds is that of what it holds")
  func attached() throws {
    let stand = try RoleStand(
      """
      final class CartPresenter { let interactor: CartInteractor }
      final class CartInteractor {}
      struct BasketView: View { let presenter: CartPresenter }
      """)
    #expect(stand.scenes == ["viper Cart: interactor, presenter, view"])
  }

  @Test("of a view model is none without a view")
  func lone() throws {
    #expect(try RoleStand("final class PriceViewModel {}").played == [])
  }

  @Test("of a base class of controllers is none")
  func base() throws {
    let stand = try RoleStand(
      "class BaseViewController: UIViewController {}\nfinal class CartViewController: BaseViewController {}"
    )
    let shares = Inspection(stand.project).modules.flatMap(\.shares)
    #expect(shares.map(\.architecture) == ["mvc"])
    #expect(shares.map(\.count) == [1])
  }

  @Test("of what coordinates and leads nowhere is no coordinator")
  func coordinators() throws {
    let stand = try RoleStand(
      """
      final class SyncCoordinator { func sync() {} }
      struct MapView: UIViewRepresentable { final class Coordinator: NSObject { func start() {} } }
      """)
    #expect(!stand.played.contains { $0.hasSuffix(": coordinator") })
    let flow = try RoleStand("final class CartCoordinator { func start() {} }")
    #expect(flow.played == ["CartCoordinator: coordinator"])
  }

  @Test("of flows stands beside that of the screens they lead over")
  func flows() throws {
    let stand = try RoleStand(
      """
      final class CartCoordinator: Coordinator { let router: Router }
      final class CartPresenter { weak var view: CartViewController? }
      final class CartViewController: UIViewController { var presenter: CartPresenter? }
      """)
    let module = try #require(Inspection(stand.project).modules.first)
    #expect(module.architecture == "mvp")
    #expect(module.hasFlows)
    #expect(module.outliers.isEmpty)
  }

  @Test(
    "that is none of the eleven is called by its name and forced into none",
    arguments: [
      (
        "RIBs",
        """
        import RIBs
        protocol CartPresentable: Presentable {}
        final class CartInteractor: PresentableInteractor<CartPresentable> {}
        final class CartRouter: ViewableRouter<CartInteractable, CartViewControllable> {}
        final class CartBuilder: Builder<CartDependency> {}
        final class CartViewController: UIViewController, CartPresentable {}
        final class HelpViewController: UIViewController {}
        """
      ),
      (
        "TCA",
        """
        import ComposableArchitecture
        @Reducer struct Cart {}
        @Reducer struct Item {}
        @Reducer struct List {}
        final class OldViewController: UIViewController {}
        """
      ),
    ])
  func others(name: String, code: String) throws {
    let stand = try RoleStand(code)
    #expect(stand.played == [])
    let module = try #require(Inspection(stand.project).modules.first)
    #expect(module.architecture == name)
    #expect(module.shares.map(\.isKnown) == [false])
  }

  @Test("is counted in two modules apart, with screens of another one as outliers")
  func outliers() throws {
    let mvvm = ["Cart", "Item"].map { name in
      """
      final class \(name)ViewModel {}
      struct \(name)View: View { let model: \(name)ViewModel }
      """
    }
    let stand = try RoleStand(
      mvvm.joined(separator: "\n") + """

        final class MapPresenter { weak var view: MapViewController? }
        final class MapViewController: UIViewController { var presenter: MapPresenter? }
        """)
    let module = try #require(Inspection(stand.project).modules.first)
    #expect(module.shares.map(\.architecture) == ["mvvm", "mvp"])
    #expect(module.shares.map(\.count) == [2, 1])
    #expect(module.outliers.map(\.name) == ["Map"])
  }
}
