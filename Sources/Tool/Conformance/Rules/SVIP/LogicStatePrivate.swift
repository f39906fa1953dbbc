import CodeIndex

struct SVIPLogicStatePrivate: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.logic-state-private",
    summary: "Nobody but the logic reads or writes its state",
    severity: .warning,
    rationale: """
      Writing from outside breaks what the logic keeps consistent, and reading carries its \
      decisions elsewhere. Both are closed by one word.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      "инкапсуляция состояния ... не только на запись, но и на чтение"
      """,
    fix: """
      Make it private. A test looks at what was presented, a child asks through its worker \
      protocol.
      """,
    violations: [
      Example(
        "A field that anybody may read",
        """
        actor PinLogic {
          var digits: [Int] = []  // <-
        }
        """),
      Example(
        "Only the setter is private, the conformance is elsewhere",
        """
        // file: Pin/PinLogic.swift
        actor PinLogic {
          private(set) var attempts = 0  // <-
        }
        // file: Pin/PinInteractor.swift
        protocol PinInteractor: Actor {
          func loadData() async
        }
        extension PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
      Example(
        "Nested",
        """
        enum Pin {
          actor PinLogic {
            internal var isLocked = false  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Private",
        """
        actor PinLogic {
          private var digits: [Int] = []
          fileprivate var attempts = 0
        }
        """),
      Example(
        "A constant",
        """
        actor PinLogic {
          let account: Int
          init(of account: Int) { self.account = account }
        }
        """),
      Example(
        "Computed, for a child that has it for its worker",
        """
        protocol DetailWorker: Actor {
          var count: Int { get async }
        }
        actor ListLogic: DetailWorker {
          private var items: [Int] = []
          var count: Int { items.count }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic").flatMap { logic in
      logic.type.properties.filter { $0.isInstanceState && !$0.isPrivate }.map { property in
        finding(
          in: project, logic.type, about: property.name, at: property.head.position,
          "\(property.name) is state of \(logic.type.name) that others can read: make it private")
      }
    }
  }
}
