/// A body while it is written.
struct BodyWriter {
  private var steps: [Step] = []
  /// How many closures and local functions are open.
  var depth: UInt16 = 0
  /// Flags of all that is read now: under `await`, under `try?`.
  var flags: Step.Flags = []

  /// Without spare room: there are as many bodies as functions.
  var body: Body { Body(steps: steps.isEmpty ? [] : Array(steps[...])) }

  mutating func append(_ step: Step) { steps.append(step) }

  mutating func enter() { depth &+= 1 }
  mutating func leave() { depth &-= 1 }
}
