import CodeIndex

struct SVIPLogicNoDTO: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.logic-no-dto",
    summary: "Logic knows neither what goes over the network nor what a list's cells are made of",
    severity: .note,
    rationale: """
      Transport types change with the server and cells with the design. Logic that names them \
      changes with both, and its tests too.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Interactor
      """,
    fix: """
      Let the worker turn transport types into the module's own, and the presenter those into \
      cells.
      """,
    falsePositives: "A domain type whose name ends as a transport type's does.",
    violations: [
      Example(
        "A field",
        """
        actor PinLogic {
          private var account: AccountDTO?  // <-
        }
        """),
      Example(
        "A signature in an extension in another file",
        """
        // file: Main/MainLogic.swift
        actor MainLogic {}
        // file: Main/MainLogic+Payments.swift
        extension MainLogic {
          func show(_ response: PaymentsResponse) async {}  // <-
        }
        // file: API/PaymentsResponse.swift
        struct PaymentsResponse: Decodable {}
        """),
      Example(
        "In a nested logic, by what it makes",
        """
        enum Main {
          actor MainLogic {
            func rows() -> Int {
              [PaymentCellModel(title: "Rent")].count  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The module's own data",
        """
        enum MainData {
          struct PresentationModel: Sendable {}
        }
        actor MainLogic {
          private var model = MainData.PresentationModel()
        }
        """),
      Example(
        "The worker's transport",
        """
        struct AccountDTO: Decodable {}
        protocol MainWorker: Actor {
          func owner() async -> String
        }
        actor MainService: MainWorker {
          private var account: AccountDTO?
          func owner() async -> String { "Anna" }
        }
        actor MainLogic {}
        """),
      Example(
        "Names that only begin so",
        """
        struct DTOCounter: Sendable {}
        struct CellularPlan: Sendable {}
        actor MainLogic {
          private var counter = DTOCounter()
          private var plan = CellularPlan()
        }
        """),
    ])

  private static let endings = [
    "DTO", "Dto", "Response", "Cell", "CellModel", "CellViewModel", "URLRequest",
  ]

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic").flatMap { logic in
      project.mentions(of: logic.type)
        .filter { mention in Self.endings.contains { mention.name.hasSuffix($0) } }
        .map { mention in
          finding(
            in: project, logic.type, about: mention.name, at: mention.position,
            "\(logic.type.name) names \(mention.name): let its worker or its presenter "
              + "translate that")
        }
    }
  }
}
