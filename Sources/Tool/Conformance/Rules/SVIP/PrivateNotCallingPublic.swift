import CodeIndex

struct SVIPPrivateNotCallingPublic: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.private-not-calling-public",
    summary: "A private function of the logic calls none of its commands",
    severity: .warning,
    rationale: """
      A command may rely on the state being consistent when it begins, and a private function \
      runs while it is not. What the two have in common belongs into a private function that \
      both call.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: "из \
      приватных функций класса не следует вызывать свои публичные"
      """,
    fix: "Move what both need into a private function.",
    falsePositives: "A command that is nothing but that private function.",
    violations: [
      Example(
        "A private function that reloads",
        """
        protocol PinInteractor: Actor {
          func loadData() async
          func tapped(number: Int) async
        }
        actor PinLogic: PinInteractor {
          func loadData() async {}
          func tapped(number: Int) async { await check() }
          private func check() async {
            await loadData()  // <-
          }
        }
        """),
      Example(
        "In a private extension in another file",
        """
        // file: Pin/PinLogic.swift
        protocol PinInteractor: Actor {
          func logout() async
        }
        actor PinLogic: PinInteractor {
          func logout() async {}
        }
        // file: Pin/PinLogic+Checks.swift
        private extension PinLogic {
          func fail() async {
            await self.logout()  // <-
          }
        }
        """),
      Example(
        "Nested, and what it serves a child with",
        """
        enum List {
          protocol DetailWorker: Actor {
            func add(_ item: Int) async
          }
          protocol ListInteractor: Actor {}
          actor ListLogic: ListInteractor, DetailWorker {
            func add(_ item: Int) async {}
            private func addAll() async {
              await add(1)  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A command that calls a private function",
        """
        protocol PinInteractor: Actor {
          func loadData() async
        }
        actor PinLogic: PinInteractor {
          func loadData() async { await show() }
          private func show() async {}
        }
        """),
      Example(
        "A function of that name that belongs to somebody else",
        """
        protocol PinInteractor: Actor {
          func logout() async
        }
        protocol PinWorker: Actor {
          func logout() async
        }
        actor PinLogic: PinInteractor {
          private let worker: any PinWorker
          init(worker: any PinWorker) { self.worker = worker }
          func logout() async { await leave() }
          private func leave() async { await worker.logout() }
        }
        """),
      Example(
        "A private function with that name and other labels",
        """
        protocol PinInteractor: Actor {
          func show() async
        }
        actor PinLogic: PinInteractor {
          func show() async { await show(count: 1) }
          private func repeated() async { await show(count: 2) }
          private func show(count: Int) async {}
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic").flatMap { logic -> [Finding] in
      let commands = commands(of: logic.type, in: project)
      guard !commands.isEmpty else { return [] }
      return logic.type.parts.flatMap { part in
        part.fact.functions.filter { $0.isPrivate(in: part.fact) && $0.kind == .function }
          .flatMap { function in
            project.code.steps(function.body, inFile: part.file, .call)
              .filter { $0.receiver.isEmpty && commands.contains("\($0.name)(\($0.detail))") }
              .map { step in
                finding(
                  in: project, logic.type, about: "\(function.name).\(step.name)",
                  at: step.position,
                  "The private \(function.name) calls the command \(step.name): move what "
                    + "both need into a "
                    + "private function")
              }
          }
      }
    }
  }

  /// What others can ask of a logic, by name and labels.
  private func commands(of logic: TypeSymbol, in project: Project) -> Set<String> {
    let faces = project.code.ancestorSymbols(of: logic).filter { $0.kind == .protocol }
    return Set(faces.flatMap(\.requirements).map(\.signature))
  }
}

extension FunctionFact {
  /// Its name and its labels, as a call writes them: `add(_:count:)`.
  var signature: String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }

  /// Private by itself or by the extension around it.
  func isPrivate(in type: TypeFact) -> Bool {
    switch head.access {
    case .private, .fileprivate: true
    case nil:
      type.kind == .extension
        && (type.head.access == .private || type.head.access == .fileprivate)
    default: false
    }
  }
}
