import CodeIndex
import Conformance
import Testing

@Suite("A cycle of strong references")
struct OwnershipCycleTests {
  private func findings(_ rule: String, in code: String) throws -> [Finding] {
    let rule = try #require(RuleCatalog.rule(rule))
    return rule.findings(in: try ExampleCode(code).project(for: rule.about.family))
  }

  @Test("is printed link by link, from one component back to itself")
  func notes() throws {
    let findings = try findings(
      "vip.presenter-view-weak",
      in: """
        final class CartViewController: UIViewController { var interactor: CartInteractor? }
        final class CartInteractor { var presenter: CartPresenter? }
        final class CartPresenter { var view: CartViewController? }
        """)
    #expect(findings.count == 1)
    #expect(findings.first?.subject == "view")
    #expect(
      Set(findings.first?.notes.map(\.message) ?? []) == [
        "CartViewController holds CartInteractor through 'interactor'",
        "CartInteractor holds CartPresenter through 'presenter'",
        "CartPresenter holds CartViewController through 'view'",
      ])
  }

  @Test("is told once at a base class's property, however many inherit it")
  func inherited() throws {
    let findings = try findings(
      "viper.weak-back-links",
      in: """
        protocol ListView: AnyObject {}
        class ListPresenter { var view: ListView? }
        final class CartPresenter: ListPresenter {}
        final class OrdersPresenter: ListPresenter {}
        final class CartViewController: UIViewController, ListView { var presenter: CartPresenter? }
        final class OrdersViewController: UIViewController, ListView {
          var presenter: OrdersPresenter?
        }
        """)
    #expect(findings.map(\.symbol) == ["App.ListPresenter"])
  }

  @Test("of two pairs in one scene is told for each")
  func two() throws {
    let findings = try findings(
      "viper.weak-back-links",
      in: """
        final class CartViewController: UIViewController { var presenter: CartPresenter? }
        final class CartPresenter {
          var view: CartViewController?
          var interactor: CartInteractor?
        }
        final class CartInteractor { var presenter: CartPresenter? }
        """)
    #expect(
      findings.map { "\($0.symbol).\($0.subject)" }.sorted() == [
        "App.CartInteractor.presenter", "App.CartPresenter.view",
      ])
  }

  @Test("is none through a closure, a value or an unowned reference")
  func none() throws {
    let findings = try findings(
      "viper.weak-back-links",
      in: """
        final class CartViewController: UIViewController { var presenter: CartPresenter? }
        final class CartPresenter {
          var show: ((CartViewController) -> Void)?
          unowned var view: CartViewController
          init(view: CartViewController) { self.view = view }
        }
        """)
    #expect(findings.isEmpty)
  }
}
