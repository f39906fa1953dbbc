import CodeIndex

struct MVViewNoService: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mv.view-no-service",
    summary: "A view asks its model, and no service",
    severity: .warning,
    rationale: """
      In Model-View there is the model between a view and the world, and nothing else. A view that calls a service \
      has business in it that no test reaches.
      """,
    source: "Wildberries, \"SVIP\" (2024), on Model-View",
    fix: "Give the model a message for it, and let it own the service.",
    falsePositives: "A service of the view alone, such as one that loads pictures.",
    violations: [
      Example(
        "a view with a service",
        """
        final class CartService {}
        struct CartView: View {
          let service: CartService // <-
          var body: some View { Button("Buy") { service.buy() } }
        }
        """),
      Example(
        "a shared one, in an extension in another file",
        """
        // file: Orders/OrdersView.swift
        struct OrdersView: View { var body: some View { Text("Orders") } }
        // file: Orders/OrdersView+Load.swift
        extension OrdersView {
          func load() {
            OrdersRepository.shared.load() // <-
          }
        }
        final class OrdersRepository { static let shared = OrdersRepository() }
        """),
      Example(
        "nested, from the environment",
        """
        enum Login {
          @Observable final class LoginService { var isBusy = false }
          struct LoginView: View {
            @Environment(LoginService.self) private var service: LoginService // <-
            var body: some View { Text(service.isBusy ? "Wait" : "Login") }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a model",
        """
        @Observable final class Cart { var count = 0 }
        struct CartView: View {
          let cart: Cart
          var body: some View { Text("\\(cart.count)") }
        }
        """),
      Example(
        "the model has the service",
        """
        final class CartService {}
        @Observable final class Cart {
          private let service = CartService()
        }
        """),
      Example(
        "a view that hands it to the model it makes",
        """
        final class CartService {}
        @Observable final class Cart { init(_ service: CartService) {} }
        struct RootView: View {
          let service: CartService
          var body: some View { CartView { Cart(service) } }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.serviceFindings(
      id, in: project.components(.mv, "view"), "Let the model own it, and ask the model.")
  }
}
