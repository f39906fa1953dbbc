import CodeIndex

struct GeneralCompositionRootOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.composition-root-only",
    summary: "Scenes are put together by who is there for it",
    severity: .warning,
    rationale: """
      A presenter or an interactor that makes parts of scenes knows their classes and all that they need. It can \
      be tested with none of them replaced, and every change of an initialiser reaches it.
      """,
    source: "Mark Seemann, \"Composition Root\" (2011)",
    fix: "Have the router, the assembly or the configurator make it, and hand it in.",
    falsePositives: "A presenter that makes those of its own rows.",
    violations: [
      Example(
        "a presenter that makes its interactor",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        final class CartInteractor {}
        final class CartPresenter {
          func start() {
            let interactor = CartInteractor() // <-
            print(interactor)
          }
        }
        """),
      Example(
        "in an extension in another file, behind a typealias",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["vip"]}]}
        // file: Orders/OrdersInteractor.swift
        final class DetailPresenter {}
        final class OrdersInteractor {}
        // file: Orders/OrdersInteractor+Detail.swift
        typealias Words = DetailPresenter
        extension OrdersInteractor {
          func detail() {
            _ = Words() // <-
          }
        }
        """),
      Example(
        "nested: an interactor that makes a screen",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        enum Login {
          final class LoginViewController: UIViewController {}
          final class LoginInteractor {
            var screen: AnyObject = LoginViewController() // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "the router makes them",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        final class CartInteractor {}
        final class CartPresenter {}
        final class CartRouter {
          func build() { _ = (CartPresenter(), CartInteractor()) }
        }
        """),
      Example(
        "Clean Swift's view controller puts its own scene together",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["vip"]}]}
        final class CartPresenter {}
        final class CartInteractor {}
        final class CartViewController: UIViewController {
          func setup() { _ = (CartPresenter(), CartInteractor()) }
        }
        """),
      Example(
        "a view is made of views",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        final class CartHeaderView: UIView {}
        final class CartViewController: UIViewController {
          let header = CartHeaderView()
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(of: .viper).filter {
      ["presenter", "interactor", "view"].contains($0.role.name)
    }
    .flatMap { findings(in: $0, project) }
      + project.components(of: .vip).filter {
        ["presenter", "interactor", "worker", "view"].contains($0.role.name)
      }
      .flatMap { findings(in: $0, project) }
      + project.components(of: .mvp).filter { ["presenter", "view"].contains($0.role.name) }
      .flatMap { findings(in: $0, project) }
  }

  private func findings(in maker: Component, _ project: Project) -> [Finding] {
    var seen: Set<TypeSymbol> = []
    return project.mentions(of: maker.type).filter { $0.place == .made }.compactMap { mention in
      guard let made = project.code.type(named: mention.name, from: maker.type),
        made != maker.type, let part = part(made, maker, project), seen.insert(made).inserted
      else { return nil }
      return Finding(
        id, at: mention.position, in: project.symbol(maker.type), about: made.path,
        "\(maker.type.path) is a \(maker.role.name), and makes the \(part.role.name) \(made.path). "
          + "Have it made by who puts scenes together, and handed in.")
    }
  }

  /// What the made type is, if a component of this role has no business making it.
  private func part(_ made: TypeSymbol, _ maker: Component, _ project: Project) -> Component? {
    let roles = project.roles(of: made).filter {
      $0.role.architecture == maker.role.architecture && $0.type == made
    }
    return roles.first { part in
      switch part.role.name {
      case "presenter", "interactor":
        // A view of VIP or MVP may put its own scene together.
        !(maker.role.name == "view" && maker.role.architecture != "viper"
          && part.stem == maker.stem)
      case "router": maker.role.name != "view" || part.stem != maker.stem
      case "view": maker.role.name != "view" && project.isViewController(made)
      default: false
      }
    }
  }
}
