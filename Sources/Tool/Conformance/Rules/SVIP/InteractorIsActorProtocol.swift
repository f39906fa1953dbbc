import CodeIndex

struct SVIPInteractorIsActorProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.interactor-is-actor-protocol",
    summary: "An interactor's protocol demands an actor",
    severity: .warning,
    rationale: """
      Business logic leaves the main thread and is free of races because whoever implements the \
      protocol has to be an actor. Without that demand a class conforms as well, and nobody sees \
      the difference where it is called.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Interactor
      """,
    fix: """
      Let the protocol inherit from Actor. AnyActor, which the article has, cannot be used in \
      Swift 6.
      """,
    falsePositives: """
      A protocol with the same ending that several screens share and that is no module's own.
      """,
    ours: "SVIPInteractor inherits from Actor: inherit from it.",
    violations: [
      Example(
        "A protocol for classes",
        """
        protocol PinInteractor: AnyObject {  // <-
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
      Example(
        "A base in another file that demands nothing",
        """
        // file: Base/BaseInteractor.swift
        protocol Loading: Sendable {
          func loadData() async
        }
        // file: Pin/PinInteractor.swift
        protocol PinInteractor: Loading {  // <-
          func logout() async
        }
        // file: Pin/PinLogic.swift
        actor PinLogic {
          func loadData() async {}
          func logout() async {}
        }
        extension PinLogic: PinInteractor {}
        """),
      Example(
        "Nested in the module's name space",
        """
        enum Pin {
          protocol PinInteractor {  // <-
            func loadData() async
          }
        }
        actor PinLogic: Pin.PinInteractor {
          func loadData() async {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "The article's form",
        """
        protocol PinInteractor: AnyActor {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
      Example(
        "An actor by a base and an alias in another file",
        """
        // file: Base/BaseInteractor.swift
        protocol BaseInteractor: Actor {}
        typealias Commands = BaseInteractor & Sendable
        // file: Pin/PinInteractor.swift
        protocol PinInteractor: Commands {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
      Example(
        "Ours",
        """
        import SVIP
        protocol PinInteractor: SVIPInteractor {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
        }
        """),
    ])

  private static let actors: Set<String> = ["Actor", "AnyActor", "SVIPInteractor"]

  func findings(in project: Project) -> [Finding] {
    project.faces(.svip, "interactor")
      .filter { project.code.ancestors(of: $0).isDisjoint(with: Self.actors) }
      .map { face in
        finding(
          in: project, face, about: face.name, at: face.position,
          "\(face.name) can be implemented by what is not an actor: let it inherit from Actor")
      }
  }
}
