import CodeIndex
import Conformance
import Testing

@Suite("What rules share")
struct SharedShapeTests {
  private func findings(_ rule: String, in code: String) throws -> [Finding] {
    let rule = try #require(RuleCatalog.rule(rule))
    return rule.findings(in: try ExampleCode(code).project(for: rule.about.family))
  }

  @Test(
    "counts a call as navigation with UIKit's labels only",
    arguments: [
      ("present(screen, animated: true)", 1),
      ("present(screen, animated: true, completion: nil)", 1),
      ("present(rows: [])", 0), ("present()", 0), ("dismiss(animated: false)", 1), ("dismiss()", 0),
      ("show(screen, sender: nil)", 1), ("show(screen)", 0),
      ("pushViewController(screen, animated: true)", 1),
    ])
  func labels(call: String, count: Int) throws {
    let findings = try findings(
      "viper.router-only-nav",
      in: """
        final class CartPresenter {
          func go(_ host: UIViewController, _ screen: UIViewController) { host.\(call) }
        }
        """)
    #expect(findings.count == count)
  }

  @Test("tells the use of a UI framework once a type, and names three of what is used")
  func uiMessage() throws {
    let findings = try findings(
      "viper.interactor-no-ui-import",
      in: """
        import UIKit
        final class CartInteractor {
          func a() -> UIColor? { nil }
          func b() -> UIFont? { nil }
          func c() -> UIImage? { nil }
          func d() -> UIView? { nil }
        }
        """)
    #expect(findings.count == 1)
    #expect(
      findings.first?.message.hasPrefix(
        "CartInteractor imports UIKit and uses 'UIColor', 'UIFont', 'UIImage' and 1 more.") == true)
    #expect(findings.first?.notes.map(\.message) == ["'UIColor' is used here"])
  }

  @Test("never tells a used import as unused, or the other way round")
  func oneOrTheOther() throws {
    let imported = "import UIKit\nfinal class CartInteractor { var used: TYPE? }"
    for (type, used, unused) in [("UIColor", 1, 0), ("String", 0, 1)] {
      let code = imported.replacing("TYPE", with: type)
      #expect(try findings("viper.interactor-no-ui-import", in: code).count == used)
      let config = "// config: {\"architectures\": [{\"paths\": [\"**\"], \"use\": [\"viper\"]}]}\n"
      #expect(try findings("gen.ui-import-unused", in: config + code).count == unused)
    }
  }

  @Test(
    "knows a service by the end of its type's name, whatever is put behind it",
    arguments: [
      ("CartService", 1), ("CartServiceProtocol", 1), ("OrdersRepositoryImpl", 1),
      ("any CartGateway", 1), ("ServiceTitle", 0), ("Service", 0), ("CartViewModelFactory", 0),
      ("() -> CartService", 0),
    ])
  func services(type: String, count: Int) throws {
    let findings = try findings(
      "viper.presenter-not-to-model", in: "final class CartPresenter { let held: \(type) }")
    #expect(findings.count == count)
  }

  @Test("says nothing of test code")
  func testCode() throws {
    let code = """
      // file: Tests/CartPresenterTests.swift
      import UIKit
      protocol Spy: class {}
      final class CartPresenter {
        var color: UIColor?
        func go(_ host: UIViewController) { host.dismiss(animated: true) }
      }
      """
    for rule in RuleCatalog.all
    where ["viper", "vip", "mvp", "mvvm", "mvc", "mv", "gen"]
      .contains(rule.about.family)
    {
      #expect(try findings(rule.id, in: code).isEmpty, "\(rule.id)")
    }
  }
}
