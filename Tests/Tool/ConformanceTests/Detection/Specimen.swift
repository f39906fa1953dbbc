import Conformance
import Testing

/// Each architecture at its smallest.
struct Specimen: CustomTestStringConvertible, Sendable {
  var architecture: Architecture
  var code: String

  var testDescription: String { architecture.title }

  static let all = [
    Specimen(
      architecture: .viper,
      code: """
        protocol CartInteractorInput {}
        final class CartViewController: UIViewController { var presenter: CartPresenter? }
        final class CartPresenter { weak var view: CartViewController?; let interactor: CartInteractorInput }
        final class CartInteractor: CartInteractorInput { weak var output: CartPresenter? }
        final class CartRouter {}
        """),
    Specimen(
      architecture: .vip,
      code: """
        protocol CartBusinessLogic {}
        protocol CartPresentationLogic {}
        final class CartViewController: UIViewController { var interactor: CartBusinessLogic? }
        final class CartInteractor: CartBusinessLogic { var presenter: CartPresentationLogic? }
        final class CartPresenter: CartPresentationLogic { weak var view: CartViewController? }
        """),
    Specimen(
      architecture: .mvp,
      code: """
        protocol CartView: AnyObject {}
        final class CartViewController: UIViewController, CartView { var presenter: CartPresenter? }
        final class CartPresenterImplementation: CartPresenter { weak var view: CartView? }
        protocol CartPresenter {}
        """),
    Specimen(
      architecture: .mvvm,
      code: """
        final class CartViewController: UIViewController { let viewModel: CartViewModel }
        final class CartViewModel {}
        """),
    Specimen(
      architecture: .mvc,
      code: """
        final class CartController: UITableViewController { let store: CartStore }
        final class CartStore {}
        """),
    Specimen(
      architecture: .mv,
      code: """
        @Observable final class CartStore {}
        struct CartPage: View { @Environment(CartStore.self) private var store }
        """),
    Specimen(
      architecture: .svip,
      code: """
        protocol PinInteractor: Actor {}
        protocol PinPresenter: AnyObject, Sendable {}
        actor PinLogic: PinInteractor { let presenter: any PinPresenter }
        @MainActor final class PinRouter: PinPresenter { weak var view: PinViewController? }
        final class PinViewController: UIViewController { let interactor: any PinInteractor }
        """),
    Specimen(
      architecture: .vsurf,
      code: """
        protocol CartUnitInput: AnyObject {}
        final class CartUnit: CartUnitInput {}
        final class CartViewStateHolder: ObservableObject { let unit: CartUnitInput }
        struct CartView: View {}
        struct CartViewGroup: View { @StateObject var holder: CartViewStateHolder }
        """),
    Specimen(
      architecture: .mvi,
      code: """
        protocol ListModelStatePotocol {}
        protocol ListModelActionsProtocol: AnyObject {}
        final class ListModel: ObservableObject, ListModelStatePotocol, ListModelActionsProtocol {}
        final class ListIntent { weak var model: ListModelActionsProtocol? }
        struct ListView: View { @StateObject var container: MVIContainer<ListIntent, ListModelStatePotocol> }
        """),
    Specimen(
      architecture: .roundtable,
      code: """
        final class EditModuleCore: RTECore {}
        final class EditModulePresenter: RTEPresenter {}
        final class EditModuleJoint: RTEJoint {}
        final class EditModuleState {}
        enum EditModuleViewIntent { case tapped }
        """),
    Specimen(
      architecture: .coordinator,
      code: """
        final class AppCoordinator: BaseCoordinator { func start() {} }
        class BaseCoordinator { var childCoordinators: [BaseCoordinator] = [] }
        """),
  ]
}
