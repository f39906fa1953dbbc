import CodeIndex

struct SVIPNoAwaitBetweenCheckAndSet: Rule {
  let about: RuleDescription = RuleDescription(
    id: "svip.no-await-between-check-and-set",
    summary: "Between a check of the logic's state and its change nothing is awaited",
    severity: .note,
    rationale: """
      While an actor's function awaits, the next command begins. What was checked before is then \
      no longer so: six fast taps on a pin of four digits are six digits and three checks.
      """,
    source: """
      "Оптимальный архитектурный шаблон iOS-приложения", Oleg Bakharev, Wildberries, 2024: the \
      logic of the pin code; SE-0306, actor reentrancy
      """,
    fix: """
      Change the state before awaiting, check again after it, or send commands through a \
      mailbox.
      """,
    falsePositives: "A function that only one caller at a time can reach.",
    ours: """
      Commands to an SVIPInteractor come through a mailbox, one at a time: nothing is reported \
      there.
      """,
    violations: [
      Example(
        "A guard, an await, a change",
        """
        actor PinLogic {
          private var digits: [Int] = []
          func tapped(_ number: Int) async {
            guard digits.count < 4 else { return }
            await show()
            digits = digits + [number]  // <-
          }
          private func show() async {}
        }
        """),
      Example(
        "In an extension in another file",
        """
        // file: Pin/PinLogic.swift
        actor PinLogic {
          var isLoading = false
        }
        // file: Pin/PinLogic+Loading.swift
        protocol PinInteractor: Actor {
          func loadData() async
        }
        extension PinLogic: PinInteractor {
          func loadData() async {
            if isLoading { return }
            await Task.yield()
            isLoading = true  // <-
          }
        }
        """),
      Example(
        "Nested",
        """
        enum Pin {
          actor PinLogic {
            private var attempts = 0
            func check() async throws {
              if attempts > 2 { return }
              try await Task.sleep(for: .seconds(1))
              attempts += 1  // <-
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "The change comes first",
        """
        actor PinLogic {
          private var isLoading = false
          func loadData() async {
            guard !isLoading else { return }
            isLoading = true
            await Task.yield()
            isLoading = false
          }
        }
        """),
      Example(
        "Checked again",
        """
        actor PinLogic {
          private var digits: [Int] = []
          func tapped(_ number: Int) async {
            guard digits.count < 4 else { return }
            await Task.yield()
            if digits.count < 4 { digits = digits + [number] }
          }
        }
        """),
      Example(
        "Another branch awaits",
        """
        actor PinLogic {
          private var isOpen = false
          func handle(_ event: Int) async {
            switch event {
            case 0:
              if isOpen { await Task.yield() }
            default:
              isOpen = true
            }
          }
        }
        """),
      Example(
        "Nothing was checked",
        """
        actor PinLogic {
          private var title = ""
          func loadData() async {
            print(title)
            await Task.yield()
            title = "Pin"
          }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.components(.svip, "logic")
      .filter { !project.code.ancestors(of: $0.type).contains("SVIPInteractor") }
      .flatMap { logic -> [Finding] in
        let state = Set(logic.type.properties.filter(\.isInstanceState).map(\.name))
        return logic.type.parts.flatMap { part in
          part.fact.functions.filter(\.isAsync).flatMap { function in
            late(state, in: project.code.steps(function.body, inFile: part.file)).map { step in
              finding(
                in: project, logic.type, about: "\(function.name).\(step.name)", at: step.position,
                "\(step.name) was checked before an await and is changed after it: another "
                  + "command may have come between")
            }
          }
        }
      }
  }

  /// Writes to fields that a condition read before the last suspension, and nobody read or wrote
  /// since.
  private func late(_ state: Set<String>, in steps: [StepView]) -> [StepView] {
    var checked: Set<String> = []
    var stale: Set<String> = []
    var isCondition = false
    var found: [StepView] = []
    for step in steps {
      switch step.kind {
      // Of a switch's branches only one runs.
      case .control where ["case", "default"].contains(step.name):
        checked = []
        stale = []
        isCondition = false
      case .control: isCondition = ["if", "guard", "switch", "while"].contains(step.name)
      case .read where state.contains(step.root):
        stale.remove(step.root)
        if isCondition { checked.insert(step.root) }
      case .suspension:
        stale.formUnion(checked)
        checked = []
        isCondition = false
      case .write where state.contains(step.root):
        if stale.remove(step.root) != nil { found.append(step) }
        checked.remove(step.root)
      case .call, .return, .closureStart: isCondition = false
      default: break
      }
    }
    return found
  }
}
