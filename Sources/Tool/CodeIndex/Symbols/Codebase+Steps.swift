/// A step with its names as text.
package struct StepView: Sendable {
  package let step: Step
  package let name: String
  package let receiver: String
  package let detail: String
  package let position: SourcePosition
  /// Its place among the steps of its body.
  package let index: Int

  package var kind: Step.Kind { step.kind }
  package var flags: Step.Flags { step.flags }

  /// The last component of the receiver: `navigationController` of `view.navigationController`.
  package var lastReceiver: String {
    receiver.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The first component of the receiver: `view` of `view.navigationController`; ``name`` without a receiver.
  package var root: String {
    receiver.isEmpty ? name : receiver.split(separator: ".").first.map(String.init) ?? name
  }
}

extension Codebase {
  /// The steps of a body that stands in a file, in order. O(steps).
  package func steps(_ body: Body, inFile file: Int) -> [StepView] {
    body.steps.indices.map { view(body.steps[$0], at: $0, inFile: file) }
  }

  /// Those of one kind. O(steps), without text for the others.
  package func steps(_ body: Body, inFile file: Int, _ kind: Step.Kind) -> [StepView] {
    body.steps.indices.filter { body.steps[$0].kind == kind }
      .map { view(body.steps[$0], at: $0, inFile: file) }
  }

  private func view(_ step: Step, at index: Int, inFile file: Int) -> StepView {
    StepView(
      step: step, name: names[step.name], receiver: names[step.receiver],
      detail: names[step.detail],
      position: SourcePosition(file: Int32(file), offset: step.offset), index: index)
  }

  /// Every body of a type with its file: functions, accessors and initial values, of all parts.
  package func bodies(of type: TypeSymbol) -> [(body: Body, file: Int, owner: String)] {
    type.parts.flatMap { part in
      part.fact.functions.map { ($0.body, part.file, $0.name) }
        + part.fact.properties.map { ($0.body, part.file, $0.name) }
    }
    .filter { !$0.0.isEmpty }
  }

  /// Every step of one kind in a type, of all its bodies.
  package func steps(of type: TypeSymbol, _ kind: Step.Kind) -> [StepView] {
    bodies(of: type).flatMap { steps($0.body, inFile: $0.file, kind) }
  }
}
