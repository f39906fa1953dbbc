import CodeIndex

struct GeneralRoleUnique: Rule {
  let about: RuleDescription = RuleDescription(
    id: "gen.role-unique",
    summary: "A scene has one type for each role",
    severity: .off,
    rationale: """
      Two presenters of one name and one module are two answers to the question who words this screen. One of \
      them is usually forgotten, and found by the next who searches.
      """,
    source: "The demo of Wildberries' \"SVIP\" (2024), which has the scene 'Enter' twice",
    fix: "Remove the one that nobody makes, or name the two scenes apart.",
    falsePositives: "Variants for platforms that no #if tells apart.",
    violations: [
      Example(
        "the same scene in two folders",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        // file: Cart/CartPresenter.swift
        enum New { final class CartPresenter {} }
        // file: Old/CartPresenter.swift
        enum Old { final class CartPresenter {} } // <-
        """),
      Example(
        "one nested, one extended in another file",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        // file: A.swift
        final class OrdersInteractor {}
        extension Orders { final class OrdersInteractor {} } // <-
        // file: B.swift
        enum Orders {}
        extension OrdersInteractor { func load() {} }
        """),
      Example(
        "two view models",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["mvvm"]}]}
        final class LoginViewModel {}
        enum Login {
          final class LoginViewModel {} // <-
        }
        """),
    ],
    nearMisses: [
      Example(
        "one of each role",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        final class CartPresenter {}
        final class CartInteractor {}
        """),
      Example(
        "nested by the role alone, in scenes of different names",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        enum Cart { final class CartPresenter {} }
        enum Login { final class LoginPresenter {} }
        """),
      Example(
        "a variant for each platform",
        """
        // config: {"architectures": [{"paths": ["**"], "use": ["viper"]}]}
        #if os(iOS)
        enum Phone { final class CartPresenter {} }
        #else
        enum Desk { final class CartPresenter {} }
        #endif
        """),
    ])

  private static let roles: Set<String> = [
    "presenter", "interactor", "router", "view-model", "logic", "core", "joint", "intent", "unit",
    "holder",
  ]

  func findings(in project: Project) -> [Finding] {
    let components = project.roles.components.filter { component in
      Self.roles.contains(component.role.name) && !component.stem.isEmpty
        && !component.type.isTestCode && component.type.kind != .protocol
        && component.type.head.conditions.isEmpty
    }
    let groups = Dictionary(grouping: components) { component in
      [component.role.architecture, component.type.module, component.type.name]
    }
    return groups.values.filter { $0.count > 1 }.flatMap { group -> [Finding] in
      let sorted = group.sorted { $0.type.position < $1.type.position }
      return sorted.dropFirst().map { component in
        Finding(
          id, at: component.type.position, in: project.symbol(component.type),
          about: component.type.name,
          "\(component.type.module) has another \(component.role.name) called "
            + "\(component.type.name). Remove one of them, or name the two scenes apart.",
          notes: [Finding.Note("the other one", at: sorted[0].type.position)])
      }
    }
  }
}
