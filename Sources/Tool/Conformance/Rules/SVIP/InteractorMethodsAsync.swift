import CodeIndex

struct SVIPInteractorMethodsAsync: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.interactor-methods-async",
    summary: "What an interactor and a worker are asked for is async",
    severity: .warning,
    rationale: """
      The interactor and almost every worker are actors. A requirement that says `async` lets \
      the implementation hop and wait as it needs; one that does not ties callers to whoever \
      happens to implement it.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Interactor, Worker
      """,
    fix: "Add async to the requirement; an implementation that does not wait may stay without it.",
    falsePositives: "Constants of an actor's protocol, if they are not marked nonisolated.",
    violations: [
      Example(
        "A command without async",
        """
        protocol PinInteractor: Actor {
          func loadData() async
          func logout()  // <-
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
          func logout() {}
        }
        """),
      Example(
        "A worker's question, the worker in another file",
        """
        // file: Pin/PinWorker.swift
        protocol PinWorker: Sendable {
          var code: String { get }  // <-
          func isRight(_ pin: String) async throws -> Bool
        }
        // file: Services/PinService.swift
        struct PinService {
          let code = "1234"
        }
        extension PinService: PinWorker {
          func isRight(_ pin: String) async throws -> Bool { pin == code }
        }
        """),
      Example(
        "Nested",
        """
        enum Pin {
          protocol Worker: Actor {
            func forget()  // <-
          }
          actor KeychainWorker: Worker {
            func forget() {}
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "All async, a throwing one too",
        """
        protocol PinInteractor: Actor {
          func tapped(number: Int) async
          func handle(_ action: String) async throws
        }
        actor PinLogic: PinInteractor {
          func tapped(number: Int) {}
          func handle(_ action: String) throws {}
        }
        """),
      Example(
        "A constant that is not isolated",
        """
        protocol PinWorker: Actor {
          nonisolated var length: Int { get }
          nonisolated func title() -> String
          var biometry: String { get async }
        }
        actor PinService: PinWorker {
          nonisolated var length: Int { 4 }
          nonisolated func title() -> String { "Pin" }
          var biometry: String { "face" }
        }
        """),
      Example(
        "A default in an extension demands nothing",
        """
        protocol PinWorker: Actor {
          func isRight(_ pin: String) async -> Bool
        }
        extension PinWorker {
          nonisolated func masked(_ pin: String) -> String { String(repeating: "*", count: pin.count) }
        }
        actor PinService: PinWorker {
          func isRight(_ pin: String) -> Bool { false }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    let interactors = project.faces(.svip, "interactor")
    let workers = project.faces(.svip, "worker")
    let functions = (interactors + workers).flatMap { face in
      face.requirements
        .filter { !$0.isAsync && !$0.head.isStatic && !$0.head.modifiers.contains("nonisolated") }
        .map { missing($0.name, at: $0.head.position, in: face, project) }
    }
    let properties = workers.flatMap { face in
      face.requiredProperties
        .filter { !$0.isAsync && !$0.head.isStatic && !$0.head.modifiers.contains("nonisolated") }
        .map { missing($0.name, at: $0.head.position, in: face, project) }
    }
    return functions + properties
  }

  private func missing(
    _ name: String, at position: SourcePosition, in face: TypeSymbol, _ project: Project
  ) -> Finding {
    finding(
      in: project, face, about: name, at: position,
      "\(name) of \(face.name) is not async, so that it cannot be carried out on another "
        + "actor: make it async")
  }
}
