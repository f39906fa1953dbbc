import CodeIndex

struct SVIPInteractorCommandsOnly: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.interactor-commands-only",
    summary: "An interactor takes commands and answers no questions",
    severity: .warning,
    rationale: """
      Nobody reads an interactor's state: what a view may know comes to it through the \
      presenter. A requirement that returns something, or a property, moves decisions out of the \
      interactor to whoever asks.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      "Никаких запросов данных со стороны UI (только команды)"
      """,
    fix: """
      Make it a command, and let the interactor present what it found. A child's questions go to \
      its worker protocol.
      """,
    falsePositives: """
      A parent that answers its child's questions through its own protocol: put them in the \
      child's worker.
      """,
    violations: [
      Example(
        "A question",
        """
        protocol PinInteractor: Actor {
          func isLocked() async -> Bool  // <-
        }
        actor PinLogic: PinInteractor {
          func isLocked() async -> Bool { false }
        }
        """),
      Example(
        "A property, conformed to in another file",
        """
        // file: Pin/PinInteractor.swift
        protocol PinInteractor: Actor {
          var digits: [Int] { get async }  // <-
          func loadData() async
        }
        // file: Pin/PinLogic+Interactor.swift
        extension PinLogic: PinInteractor {
          func loadData() async {}
        }
        // file: Pin/PinLogic.swift
        actor PinLogic {
          var digits: [Int] = []
        }
        """),
      Example(
        "Nested",
        """
        enum Pin {
          protocol PinInteractor: Actor {
            func check() async throws -> Int  // <-
          }
          actor PinLogic: PinInteractor {
            func check() async throws -> Int { 0 }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Commands",
        """
        protocol PinInteractor: Actor {
          func loadData() async
          func tapped(number: Int) async -> Void
          func logout() async throws -> ()
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
          func tapped(number: Int) async {}
          func logout() async throws {}
        }
        """),
      Example(
        "A worker is asked",
        """
        protocol PinWorker: Actor {
          var biometry: String { get async }
          func isRight(_ pin: [Int]) async -> Bool
        }
        actor PinService: PinWorker {
          var biometry: String { "face" }
          func isRight(_ pin: [Int]) async -> Bool { false }
        }
        """),
      Example(
        "The logic answers its child, by the child's worker",
        """
        protocol ListInteractor: Actor {
          func loadData() async
        }
        protocol DetailWorker: Actor {
          func count(of item: Int) async -> Int
        }
        actor ListLogic: ListInteractor, DetailWorker {
          func loadData() async {}
          func count(of item: Int) -> Int { 0 }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.faces(.svip, "interactor").flatMap { face in
      face.requirements.filter(\.returnsValue).map { function in
        finding(
          in: project, face, about: function.name, at: function.head.position,
          "\(function.name) of \(face.name) answers a question: make it a command and "
            + "present what it finds")
      }
        + face.requiredProperties.filter { !$0.head.isStatic }.map { property in
          finding(
            in: project, face, about: property.name, at: property.head.position,
            "\(property.name) lets others read the state of \(face.name): present it instead")
        }
    }
  }
}
