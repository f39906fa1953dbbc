import CodeIndex

struct MVVMViewNoService: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvvm.view-no-service",
    summary: "A view asks its view model, and no service",
    severity: .off,
    rationale: """
      What a view fetches itself its view model does not know of: no test sees it, and its state stands in two \
      places.
      """,
    source: "John Gossman, \"Introduction to Model/View/ViewModel\" (2005)",
    fix: "Let the view model own the service, and publish what comes of it.",
    falsePositives: "A service of the view alone, such as one that loads pictures for its rows.",
    violations: [
      Example(
        "a view with a repository",
        """
        protocol CartRepository {}
        final class CartViewController: UIViewController {
          private var repository: CartRepository? // <-
          func load() { repository?.load() }
        }
        """),
      Example(
        "in a base class in another file",
        """
        // file: Base/BaseViewController.swift
        class BaseViewController: UIViewController {
          let service = UserService() // <-
        }
        final class UserService {}
        // file: Orders/OrdersViewController.swift
        final class OrdersViewController: BaseViewController {
          func load() { service.load() }
        }
        """),
      Example(
        "nested, a shared one",
        """
        enum Login {
          final class LoginService { static let shared = LoginService() }
          struct LoginView: View {
            var body: some View {
              Button("Login") {
                LoginService.shared.login() // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "its view model",
        """
        final class CartViewModel {}
        final class CartViewController: UIViewController {
          var viewModel: CartViewModel?
        }
        """),
      Example(
        "the view model has the service",
        """
        protocol CartRepository {}
        final class CartViewModel {
          private let repository: CartRepository
        }
        """),
      Example(
        "a view that hands it on to the view models it makes",
        """
        protocol CartRepository {}
        final class CartViewModel { init(_ repository: CartRepository) {} }
        struct CartView: View {
          let repository: CartRepository
          var body: some View { CartList { CartViewModel(repository) } }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.serviceFindings(
      id, in: project.components(.mvvm, "view"),
      "Let its view model ask, and publish what comes of it.")
  }
}
