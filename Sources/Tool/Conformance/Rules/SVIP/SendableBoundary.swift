import CodeIndex

struct SVIPSendableBoundary: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.sendable-boundary",
    summary: "What goes into and out of the logic's actor can be sent",
    severity: .warning,
    rationale: """
      The logic is an actor and holds a presenter and workers of other actors. In Swift 6 a \
      protocol that is neither Sendable nor bound to an actor cannot be given to it, nor can a \
      parameter of type Any.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      Presenter, Worker; SE-0302
      """,
    fix: """
      Let the protocol inherit from Sendable or Actor or bind it to the main actor, and name the \
      type instead of Any.
      """,
    ours: "SVIPPresenter and SVIPWorker are Sendable.",
    violations: [
      Example(
        "A presenter of any kind",
        """
        protocol PinPresenter: AnyObject {  // <-
          func present(filled: Int) async
        }
        @MainActor final class PinRouter: PinPresenter {
          func present(filled: Int) async {}
        }
        """),
      Example(
        "A worker whose base in another file is not Sendable either",
        """
        // file: Base/Loading.swift
        protocol Loading: AnyObject {}
        // file: Pin/PinWorker.swift
        protocol PinWorker: Loading {  // <-
          func code() async -> String
        }
        // file: Pin/PinService.swift
        final class PinService: PinWorker {
          func code() async -> String { "" }
        }
        """),
      Example(
        "Any, in a nested protocol",
        """
        enum Pin {
          @MainActor protocol PinPresenter: AnyObject {
            func present(share: Any)  // <-
          }
        }
        @MainActor final class PinRouter: Pin.PinPresenter {
          func present(share: Any) {}
        }
        """),
    ],
    nearMisses: [
      Example(
        "Bound to the main actor, an actor, and Sendable",
        """
        @MainActor protocol PinPresenter: AnyObject {}
        protocol PinWorker: Actor {}
        protocol ClockWorker: Sendable {}
        @MainActor final class PinRouter: PinPresenter {}
        actor PinService: PinWorker {}
        struct ClockService: ClockWorker {}
        """),
      Example(
        "Sendable by a base and an alias in another file",
        """
        // file: Base/BasePresenter.swift
        protocol BasePresenter: AnyObject, Sendable {}
        typealias ModulePresenter = BasePresenter
        // file: Pin/PinPresenter.swift
        protocol PinPresenter: ModulePresenter {
          func present(filled: Int) async
        }
        @MainActor final class PinRouter: PinPresenter {
          func present(filled: Int) async {}
        }
        """),
      Example(
        "An error is not Any",
        """
        @MainActor protocol PinPresenter: AnyObject {
          func present(error: any Error, share: [String])
        }
        @MainActor final class PinRouter: PinPresenter {
          func present(error: any Error, share: [String]) {}
        }
        """),
    ])

  private static let sendable: Set<String> = [
    "Sendable", "Actor", "AnyActor", "SVIPPresenter", "SVIPWorker", "SVIPInteractor",
  ]

  func findings(in project: Project) -> [Finding] {
    let faces = project.faces(.svip, "presenter", "worker")
    let open = faces.filter {
      project.code.ancestors(of: $0).isDisjoint(with: Self.sendable) && !project.isMainActor($0)
    }
    .map { face in
      finding(
        in: project, face, about: face.name, at: face.position,
        "\(face.name) cannot be given to an actor in Swift 6: let it inherit from Sendable "
          + "or bind it to the main actor")
    }
    return open
      + faces.flatMap { face in
        face.requirements.filter { $0.parameters.contains { $0.type.names.contains("Any") } }
          .map { function in
            finding(
              in: project, face, about: function.name, at: function.head.position,
              "\(function.name) of \(face.name) takes Any, which cannot be sent between "
                + "actors: name the type")
          }
      }
  }
}
