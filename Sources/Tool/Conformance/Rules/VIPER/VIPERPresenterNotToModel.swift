import CodeIndex

struct VIPERPresenterNotToModel: Rule {
  let about: RuleDescription = RuleDescription(
    id: "viper.presenter-not-to-model",
    summary: "A presenter reaches data through its interactor's messages alone",
    severity: .warning,
    rationale: """
      What a presenter asks of a service, or of the insides of its interactor, goes past the one part that knows \
      the business: its rules hold for some of the screen only, and its tests prove nothing of the rest.
      """,
    source:
      "Surf's Catalog (2024), whose presenter of VIPER reads 'interactor.model'; Wildberries, \"SVIP\" (2024)",
    fix: "Give the interactor a message for it, and let it own the service.",
    falsePositives: "A service of presentation alone, for instance one that words prices.",
    violations: [
      Example(
        "a presenter with a service of its own",
        """
        protocol OrdersServiceProtocol {}
        final class OrdersPresenter {
          private let service: OrdersServiceProtocol // <-
        }
        """),
      Example(
        "a presenter that reaches through its interactor, which is extended in another file",
        """
        // file: Cart/CartInteractor.swift
        final class CartModel { func add() {} }
        final class CartInteractor { let model = CartModel() }
        // file: Cart/CartPresenter.swift
        final class CartPresenter {
          let interactor = CartInteractor()
        }
        // file: Cart/CartPresenter+View.swift
        extension CartPresenter {
          func plusTapped() {
            interactor.model.add() // <-
          }
        }
        """),
      Example(
        "nested, with a repository",
        """
        enum Login {
          final class LoginPresenter {
            var users: UserRepository? // <-
          }
          struct UserRepository {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "the interactor owns the service",
        """
        protocol OrdersServiceProtocol {}
        final class OrdersInteractor {
          private let service: OrdersServiceProtocol
        }
        final class OrdersPresenter {
          let interactor: OrdersInteractor
          func ready() { interactor.load() }
        }
        extension OrdersInteractor { func load() {} }
        """),
      Example(
        "a message whose answer is used",
        """
        final class CartInteractor { func lines() -> [String] { [] } }
        final class CartPresenter {
          let interactor: CartInteractor
          func count() -> Int { interactor.lines().count }
        }
        """),
      Example(
        "the word stands elsewhere in the name",
        """
        struct ServiceTitle {}
        final class CartPresenter {
          private let title: ServiceTitle
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.parts(.viper, "presenter").flatMap { component in
      services(of: component, in: project) + reaches(of: component, in: project)
    }
  }

  private func services(of component: Component, in project: Project) -> [Finding] {
    project.serviceProperties(of: component.type).filter { $0.owner == component.type }.map {
      Finding(
        id, at: $0.property.head.position, in: project.symbol(component.type),
        about: $0.property.name,
        "\(component.type.path) has \($0.service) of its own. Let the interactor own it, and ask that."
      )
    }
  }

  /// Calls and writes through the interactor to something that it holds: `interactor.model.add()`.
  private func reaches(of component: Component, in project: Project) -> [Finding] {
    let interactors = project.links(of: component, to: "interactor")
    guard !interactors.isEmpty else { return [] }
    let held = Dictionary(
      interactors.map { ($0.property.name, $0.to[0].type) }, uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<String> = []
    return
      (project.code.steps(of: component.type, .call)
      + project.code.steps(of: component.type, .write)).compactMap { step in
        let path = step.receiver.split(separator: ".", omittingEmptySubsequences: true).map(
          String.init)
        guard path.count >= 2, let interactor = held[path[0]],
          holdsObject(interactor, path[1], project), seen.insert(step.receiver).inserted
        else { return nil }
        return Finding(
          id, at: step.position, in: project.symbol(component.type), about: step.receiver,
          "\(component.type.path) reaches through its interactor to '\(path[1])'. "
            + "Give the interactor a message for '\(step.name)'.")
      }
  }

  /// Whether it has a stored property of this name that is an object or a service, not a value to read.
  private func holdsObject(_ type: TypeSymbol, _ name: String, _ project: Project) -> Bool {
    guard let (property, owner) = project.propertiesByName(of: type)[name], property.isStored,
      let written = property.type
    else { return false }
    return written.subjects.contains(where: Services.isService)
      || project.code.types(of: written, from: owner)
        .contains { $0.kind == .class || $0.kind == .actor || $0.kind == .protocol }
  }
}
