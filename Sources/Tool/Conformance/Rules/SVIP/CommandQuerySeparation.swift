import CodeIndex

struct SVIPCommandQuerySeparation: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.cqs",
    summary: "A function of the logic changes state or answers, never both",
    severity: .note,
    rationale: """
      A question that changes something cannot be asked twice, and a reader of the caller does \
      not see that it did. Command and query apart, each can be called where it is needed.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: \
      "функции следует разделять на команды ... и запросы"
      """,
    fix: "Split it: one that changes, and one that answers.",
    falsePositives: """
      A question that remembers its answer for the next time, and a function that says whether \
      there was something to do.
      """,
    violations: [
      Example(
        "An answer that counts",
        """
        actor PinLogic {
          private var attempts = 0
          private func isRight(_ pin: Int) -> Bool {  // <-
            attempts += 1
            return pin == 1234
          }
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: List/ListLogic.swift
        protocol ListInteractor: Actor {}
        actor ListLogic: ListInteractor {
          private var items: [Int] = []
        }
        // file: List/ListLogic+Detail.swift
        protocol DetailWorker: Actor {
          func remove(_ item: Int) async -> Int
        }
        extension ListLogic: DetailWorker {
          func remove(_ item: Int) async -> Int {  // <-
            items = items.filter { $0 != item }
            return items.count
          }
        }
        """),
      Example(
        "Nested",
        """
        enum Pin {
          actor PinLogic {
            private var digits: [Int] = []
            func take() async -> [Int] {  // <-
              let taken = digits
              self.digits = []
              return taken
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A command and a question",
        """
        actor PinLogic {
          private var attempts = 0
          private func count() { attempts += 1 }
          private func isLocked() -> Bool { attempts > 2 }
        }
        """),
      Example(
        "A local variable of the same name",
        """
        actor PinLogic {
          private var digits: [Int] = []
          private func masked() -> [Int] {
            var digits = digits
            digits = digits.map { _ in 0 }
            return digits
          }
        }
        """),
      Example(
        "A lazily filled field is not the logic's",
        """
        actor PinService {
          private var cached: Int?
          func code() -> Int {
            cached = cached ?? 1234
            return 1234
          }
        }
        actor PinLogic {}
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic").flatMap { logic -> [Finding] in
      let state = Set(logic.type.properties.filter(\.isInstanceState).map(\.name))
      return logic.type.parts.flatMap { part in
        part.fact.functions.compactMap { function in
          guard function.kind == .function, function.returnsValue,
            let changed = project.writes(to: state, in: function, ofFile: part.file).first
          else { return nil }
          return finding(
            in: project, logic.type, about: function.name, at: function.head.position,
            "\(function.name) answers and changes \(changed.name): split it into a command "
              + "and a question")
        }
      }
    }
  }
}

extension Project {
  /// Where a function writes to fields of these names, and not to its own parameters and variables.
  func writes(to fields: Set<String>, in function: FunctionFact, ofFile file: Int) -> [StepView] {
    let steps = code.steps(function.body, inFile: file)
    let local = Set(
      steps.filter { $0.kind == .binding }.map(\.name) + function.parameters.map(\.name))
    return steps.filter {
      $0.kind == .write
        && ($0.receiver.isEmpty ? fields.contains($0.name) : fields.contains($0.root))
        && !local.contains($0.root)
    }
  }
}
