import CodeIndex

struct MVVMViewModelNoViewImport: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvvm.vm-no-view-import",
    summary: "A view model uses no UI framework",
    severity: .warning,
    rationale: """
      A view model is a view without pixels: state and commands that any toolkit can show and any test can read. \
      With colours, images and controllers in it, it is half a view.
      """,
    source: "John Gossman, \"Introduction to Model/View/ViewModel\" (2005)",
    fix: "Publish values that say what is so, and let the view choose how it looks.",
    falsePositives: """
      A view model whose data are pictures. ObservableObject and @Published are Combine's and no use of a UI \
      framework; an import of which nothing is used is reported by gen.ui-import-unused.
      """,
    violations: [
      Example(
        "a colour among the state",
        """
        import SwiftUI // <-
        final class CartViewModel: ObservableObject {
          @Published var tint: Color = .red
        }
        """),
      Example(
        "in an extension in another file",
        """
        // file: Orders/OrdersViewModel.swift
        final class OrdersViewModel {}
        // file: Orders/OrdersViewModel+Icon.swift
        import UIKit // <-
        extension OrdersViewModel {
          var icon: UIImage? { UIImage(named: "orders") }
        }
        """),
      Example(
        "nested, with no import",
        """
        enum Login {
          final class LoginViewModel {
            var keyboard: UIKeyboardType = .default // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Combine",
        """
        import Combine
        final class CartViewModel: ObservableObject {
          @Published var count = 0
        }
        """),
      Example(
        "the view in the same file needs the import",
        """
        import SwiftUI
        final class CartViewModel: ObservableObject {
          @Published var count = 0
        }
        struct CartView: View {
          @StateObject var model = CartViewModel()
          var body: some View { Text("Cart") }
        }
        """),
      Example(
        "a colour of the app's own",
        """
        enum Color { case red }
        final class CartViewModel {
          var tint: Color = .red
        }
        """),
    ], ceiling: .error)

  func findings(in project: Project) -> [Finding] {
    project.uiFindings(
      id, of: project.components(.mvvm, "view-model").filter { !project.isView($0.type) },
      "Publish what is so, and let the view choose how it looks.")
  }
}
