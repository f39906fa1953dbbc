import CodeIndex

struct MVVMViewModelNoNavigation: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvvm.vm-no-navigation",
    summary: "A view model does not navigate",
    severity: .warning,
    rationale: """
      A view model that presents and pushes knows the screens beside its own, and can be tested with a window \
      only. It says that a person wants to go on; a view, a router or a coordinator leads there.
      """,
    source: "Surf's Catalog (2024), whose view models tell through closures",
    fix: "Tell through a closure or a published value, and navigate where the screens are known.",
    falsePositives: "A message of the app's own that has UIKit's name and its labels too.",
    violations: [
      Example(
        "a view model that pushes",
        """
        final class CartViewModel {
          weak var navigation: UINavigationController?
          func buyTapped() {
            navigation?.pushViewController(UIViewController(), animated: true) // <-
          }
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/OrdersViewModel.swift
        final class OrdersViewModel { weak var controller: UIViewController? }
        // file: Orders/OrdersViewModel+Close.swift
        extension OrdersViewModel {
          func close() {
            controller?.dismiss(animated: true) // <-
          }
        }
        """),
      Example(
        "nested, in a closure",
        """
        enum Login {
          final class LoginViewModel {
            func start(_ root: UIViewController) {
              DispatchQueue.main.async {
                root.present(UIViewController(), animated: true) // <-
              }
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "a closure",
        """
        final class CartViewModel {
          var onBuy: (() -> Void)?
          func buyTapped() { onBuy?() }
        }
        """),
      Example(
        "a message that is called present",
        """
        final class CartViewModel {
          func present(_ rows: [String]) {}
          func load() { present([]) }
        }
        """),
      Example(
        "the view navigates",
        """
        final class CartViewController: UIViewController {
          func buyTapped() { dismiss(animated: true) }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.navigationFindings(
      id, in: project.components(.mvvm, "view-model").filter { !project.isView($0.type) },
      through: ["router", "coordinator"],
      "Say that it is wanted, and let the view or a coordinator lead there.")
  }
}
