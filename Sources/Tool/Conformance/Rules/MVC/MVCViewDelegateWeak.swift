import CodeIndex

struct MVCViewDelegateWeak: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvc.view-delegate-weak",
    summary: "A view holds its delegate weakly",
    severity: .warning,
    rationale: """
      A controller holds its views, and a view tells the controller by a delegate or a data source. Held strongly, \
      that closes a cycle, and the screen is never released.
      """,
    source: "Apple, \"Cocoa Core Competencies: Delegation\"",
    fix: "Declare it 'weak var', and its protocol 'AnyObject'.",
    falsePositives: "A delegate that is made for the view and held by nobody else.",
    violations: [
      Example(
        "a strong delegate",
        """
        protocol CartViewDelegate: AnyObject {}
        final class CartView: UIView {
          var delegate: CartViewDelegate? // <-
        }
        """),
      Example(
        "in a base class in another file",
        """
        // file: Views/BaseCell.swift
        protocol CellDelegate {}
        class BaseCell: UITableViewCell {
          var delegate: (any CellDelegate)? // <-
        }
        // file: Orders/OrdersCell.swift
        final class OrdersCell: BaseCell {}
        """),
      Example(
        "nested, a data source",
        """
        enum Chart {
          protocol ChartDataSource: AnyObject {}
          final class ChartView: UIView {
            var dataSource: ChartDataSource! // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "weak",
        """
        protocol CartViewDelegate: AnyObject {}
        final class CartView: UIView {
          weak var delegate: CartViewDelegate?
        }
        """),
      Example(
        "a data source object that the view makes for itself",
        """
        final class ChartDataSource {}
        final class ChartView: UIView {
          let dataSource = ChartDataSource()
        }
        """),
      Example(
        "forwarded to a view inside, which holds it weakly",
        """
        protocol FieldDelegate: AnyObject {}
        final class FieldView: UIView {
          private let field = UITextField()
          var delegate: UITextFieldDelegate? {
            get { field.delegate }
            set { field.delegate = newValue }
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.mvc, "view").flatMap { component in
      component.type.storedProperties.filter { property in
        property.reference == .strong && isDelegate(property, of: component.type, project)
          && !property.hasInitialValue && !property.head.isStatic
      }
      .map { property in
        Finding(
          id, at: property.head.position, in: project.symbol(component.type), about: property.name,
          "\(component.type.path) holds its \(property.name) strongly, and who that is holds the view. "
            + "Make it weak.")
      }
    }
  }

  private func isDelegate(
    _ property: PropertyFact, of type: TypeSymbol, _ project: Project
  ) -> Bool {
    let name = property.name.lowercased()
    guard name.hasSuffix("delegate") || name == "datasource", let written = property.type,
      !written.isCollection, !written.isFunction
    else { return false }
    let symbols = project.code.types(of: written, from: type)
    return symbols.isEmpty
      ? written.subjects.contains { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") }
        && !written.subjects.contains { $0.hasSuffix("DiffableDataSource") }
      : symbols.allSatisfy { $0.kind == .protocol }
  }
}
