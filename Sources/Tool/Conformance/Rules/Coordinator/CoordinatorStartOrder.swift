import CodeIndex

/// What must have happened to a child before it starts.
enum CoordinatorStarts {
  struct Start {
    var child: String
    var call: StepView
    /// The steps of the function before the call and after it.
    var before: ArraySlice<StepView>
    var after: ArraySlice<StepView>
    var function: String
    var component: Component
  }

  /// The calls of `start` on what the same function makes, in coordinators.
  static func all(in project: Project) -> [Start] {
    project.coordinators().flatMap { component in
      component.type.parts.flatMap { part in
        part.fact.functions.flatMap { function -> [Start] in
          let steps = project.code.steps(function.body, inFile: part.file)
          let made = Set(steps.filter { $0.kind == .binding }.map(\.name))
          return steps.indices.compactMap { index in
            let step = steps[index]
            guard step.kind == .call, step.name == "start", made.contains(step.receiver) else {
              return nil
            }
            return Start(
              child: step.receiver, call: step, before: steps[..<index],
              after: steps[(index + 1)...], function: function.name, component: component)
          }
        }
      }
    }
  }
}

/// A child that starts before anybody listens ends unheard.
struct CoordinatorFinishSetBeforeStart: Rule {
  func findings(in project: Project) -> [Finding] {
    CoordinatorStarts.all(in: project).compactMap { start in
      let late = start.after.first {
        $0.kind == .write && $0.root == start.child
          && ["finishFlow", "onFinish", "onEnd", "didFinish", "delegate", "parentCoordinator"]
            .contains($0.name)
      }
      guard let late,
        !start.before.contains(where: {
          $0.kind == .write && $0.root == start.child && $0.name == late.name
        })
      else { return nil }
      return finding(
        in: project, start.component.type, about: start.child, at: start.call.position,
        "\(start.function) starts '\(start.child)' before it sets '\(late.name)': a flow that ends at once is not heard",
        notes: [Finding.Note("'\(late.name)' is set here", at: late.position)])
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.finish-set-before-start",
    summary: "A child's end is listened to before it starts", severity: .warning,
    rationale: """
      A flow may end within its start: there is nothing to ask, the user is signed in. Its parent hears of it only if it \
      listens by then.
      """,
    source: CoordinatorRules.source, fix: "Set the closure or the delegate first, then call start.",
    ours: "`Flow.run(_:then:)` adds, listens and starts in this order.",
    violations: [
      Example(
        "the closure afterwards",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            auth.start() // <-
            auth.finishFlow = { [weak self] in self?.start() }
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        // file: App/AppCoordinator+Auth.swift
        extension AppCoordinator {
          func runAuth() {
            let child = makeChild()
            child.start() // <-
            child.delegate = self
          }
        }
        """),
      Example(
        "a nested coordinator",
        """
        // file: App/App.swift
        protocol Coordinator: AnyObject {}
        enum App {
          final class MainCoordinator: Coordinator {
            func run() {
              let pin = Pin()
              children.append(pin)
              pin.start() // <-
              pin.onFinish = {}
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "first listened to",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            auth.finishFlow = { [weak self] in self?.start() }
            auth.start()
            auth.finishFlow = nil
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "two children",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func run() {
            let first = make()
            let second = make()
            first.start()
            second.finishFlow = {}
            second.start()
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "an engine that starts",
        """
        // file: App/Engine.swift
        final class Car {
          func run() {
            let engine = Engine()
            engine.start()
            engine.delegate = self
          }
        }
        """),
    ])
}

/// A child that nobody keeps is gone when the function ends.
struct CoordinatorAddBeforeStart: Rule {
  private static let keepers: Set<String> = [
    "addDependency", "addChild", "add", "store", "append", "insert", "coordinate", "run",
  ]

  func findings(in project: Project) -> [Finding] {
    CoordinatorStarts.all(in: project).compactMap { start in
      let isKept = { (step: StepView) in
        step.kind == .call && Self.keepers.contains(step.name)
          || step.kind == .write && step.root != start.child
      }
      guard !start.before.contains(where: isKept),
        let late = start.after.first(where: {
          $0.kind == .call && ["addDependency", "addChild"].contains($0.name)
        })
      else { return nil }
      return finding(
        in: project, start.component.type, about: start.child, at: start.call.position,
        "\(start.function) starts '\(start.child)' before it keeps it: a flow that ends at once is removed before it is added, and "
          + "stays for ever",
        notes: [Finding.Note("it is kept here", at: late.position)])
    }
  }

  let about: RuleDescription = RuleDescription(
    id: "coordinator.add-before-start", summary: "A child is kept before it starts",
    severity: .warning,
    rationale: """
      The end of a flow removes it from its parent's children. If it has ended before it is added, nothing removes it any more.
      """,
    source: CoordinatorRules.source, fix: "Call addDependency first, then start.",
    ours: "`Flow.run(_:then:)` adds, listens and starts in this order.",
    violations: [
      Example(
        "kept afterwards",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            auth.start() // <-
            addDependency(auth)
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "in an extension in another file",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        // file: App/AppCoordinator+Auth.swift
        extension AppCoordinator {
          func runAuth() {
            let child = makeChild()
            child.start() // <-
            self.addChild(child)
          }
        }
        """),
      Example(
        "a nested coordinator",
        """
        // file: App/App.swift
        protocol Coordinator: AnyObject {}
        enum App {
          final class MainCoordinator: Coordinator {
            func run() {
              let pin = makePin()
              pin.start() // <-
              addDependency(pin)
            }
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "kept first",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() {
            let auth = factory.makeAuth()
            addDependency(auth)
            auth.start()
          }
        }
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "kept in a property",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          var auth: AuthCoordinator?
          func runAuth() {
            let child = AuthCoordinator()
            auth = child
            child.start()
            addDependency(child)
          }
        }
        final class AuthCoordinator: Coordinator {}
        protocol Coordinator: AnyObject {}
        """),
      Example(
        "a helper does both",
        """
        // file: App/AppCoordinator.swift
        final class AppCoordinator: Coordinator {
          func runAuth() { run(factory.makeAuth()) }
        }
        protocol Coordinator: AnyObject {}
        """),
    ])
}
