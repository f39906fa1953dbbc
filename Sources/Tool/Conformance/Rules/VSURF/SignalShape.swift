import CodeIndex

struct VSURFSignalShape: Rule {
  let about: RuleDescription = RuleDescription(
    id: "vsurf.signal-shape",
    summary: "A signal is messages that need no answer",
    severity: .warning,
    rationale: """
      A signal goes to whoever listens: to nobody, or to several. There is nobody whose answer, \
      error or property would count, and @Multicast cannot write one.
      """,
    source: "vsurf-demo's documentation: Signals; @Multicast of SurfMacros",
    fix: "Keep functions with plain arguments that return nothing.",
    ours: "Signal<Receiver> sends to each receiver in turn and hands no result back.",
    violations: [
      Example(
        "An answer",
        """
        @Multicast @objc protocol AuthSignal: AnyObject {
          func canLeave() -> Bool  // <-
        }
        """),
      Example(
        "A property and an error, heard in another file",
        """
        // file: Auth/AuthSignal.swift
        @Multicast protocol AuthSignal: AnyObject {
          var isActive: Bool { get }  // <-
          func left() throws  // <-
        }
        // file: App/Root.swift
        final class Root {
          let isActive = true
        }
        extension Root: AuthSignal {
          func left() throws {}
        }
        """),
      Example(
        "Nested, waiting",
        """
        enum Auth {
          @Multicast protocol AuthSignal: AnyObject {
            func entered(name: String) async  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Messages",
        """
        @Multicast @objc public protocol TutorSignal: AnyObject {
          func onTutorCancelled()
          func onTutorCompleted(page: Int)
        }
        """),
      Example(
        "What an extension gives is no requirement",
        """
        @Multicast protocol TutorSignal: AnyObject {
          func onTutorCompleted()
        }
        extension TutorSignal {
          func name() -> String { "tutor" }
        }
        """),
      Example(
        "A class that is called a signal",
        """
        final class TrafficSignal {
          func next() async throws -> Int { 0 }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    project.faces(.vsurf, "signal").flatMap { signal in
      let functions = signal.requirements.compactMap {
        function -> (String, String, SourcePosition)? in
        guard let fault = fault(of: function) else { return nil }
        return (function.name, fault, function.head.position)
      }
      let properties = signal.requiredProperties.map {
        ($0.name, "is a property", $0.head.position)
      }
      let types = signal.parts[0].fact.associatedTypes.map {
        ($0.name, "is a type of the listener's", signal.position)
      }
      return (functions + properties + types).map { name, fault, position in
        finding(
          in: project, signal, about: name, at: position,
          "\(name) of \(signal.name) \(fault), but a signal may have no listener or several: "
            + "send a message only")
      }
    }
  }

  private func fault(of function: FunctionFact) -> String? {
    if function.returnsValue { return "returns a value" }
    if function.isThrowing { return "throws" }
    if function.isAsync { return "waits" }
    if function.head.isStatic { return "is static" }
    return function.generics.isEmpty ? nil : "is generic"
  }
}
