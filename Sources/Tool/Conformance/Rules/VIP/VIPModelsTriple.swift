import CodeIndex

struct VIPModelsTriple: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vip.models-triple",
    summary: "A use case that answers has a response and a view model",
    severity: .note,
    rationale: """
      Each arrow of the triangle carries a type of its own: request, response, view model. Without a response the \
      interactor hands out what the screen shows, or without a view model the view gets what the business knows.
      """,
    source: "Raymond Law, \"Clean Swift\"",
    fix: "Add the missing struct, and have the presenter make the view model of the response.",
    falsePositives:
      "A use case that only asks, and answers by another one, has a request alone and is fine.",
    violations: [
      Example(
        "a view model out of nothing",
        """
        enum Cart {
          enum FetchLines { // <-
            struct Request {}
            struct ViewModel { let lines: [String] }
          }
        }
        """),
      Example(
        "the response is added in another file, the view model nowhere",
        """
        // file: Orders/OrdersModels.swift
        enum Orders {
          enum Fetch { // <-
            struct Request {}
          }
        }
        // file: Orders/OrdersModels+Response.swift
        extension Orders.Fetch {
          struct Response {}
        }
        """),
      Example(
        "nested deeper",
        """
        enum App {
          enum Login {
            enum Enter { // <-
              struct Request {}
              struct Response {}
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "all three",
        """
        enum Cart {
          enum FetchLines {
            struct Request {}
            struct Response {}
            struct ViewModel {}
          }
        }
        """),
      Example(
        "a use case that only asks",
        """
        enum Cart {
          enum AddItem {
            struct Request { let id: Int }
          }
        }
        """),
      Example(
        "the view model is added in another file",
        """
        // file: Orders/OrdersModels.swift
        enum Orders {
          enum Fetch {
            struct Request {}
            struct Response {}
          }
        }
        // file: Orders/OrdersModels+View.swift
        extension Orders.Fetch {
          struct ViewModel {}
        }
        """),
      Example(
        "a response of the network",
        """
        enum API {
          struct Response {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let modules = Set(project.components(of: .vip).map(\.type.module))
    let parts = project.code.types.filter {
      ["Request", "Response", "ViewModel"].contains($0.name) && $0.path != $0.name
        && !$0.isTestCode
    }
    let cases = Dictionary(grouping: parts) { type in
      [type.module, String(type.path.dropLast(type.name.count + 1))]
    }
    return cases.compactMap { key, parts in
      let names = Set(parts.map(\.name))
      guard names.contains("Request"), names.count == 2,
        let useCase = project.code.types(named: String(key[1].split(separator: ".").last ?? ""))
          .first(where: { $0.module == key[0] && $0.path == key[1] }),
        modules.isEmpty || modules.contains(key[0])
      else { return nil }
      let missing = names.contains("Response") ? "ViewModel" : "Response"
      return Finding(
        id, at: useCase.position, in: project.symbol(useCase), about: missing,
        "The use case \(useCase.path) has no \(missing). Each arrow of VIP carries a type of its own."
      )
    }
  }
}
