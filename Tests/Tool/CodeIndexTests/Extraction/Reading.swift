import CodeIndex

/// The facts of one file that is written in a test, and its names.
struct Reading {
  let code: Codebase
  let text: String

  init(_ text: String, conditions: BuildConditions = BuildConditions()) {
    self.init(bytes: Array(text.utf8), conditions: conditions)
  }

  init(bytes: [UInt8], conditions: BuildConditions = BuildConditions()) {
    code = Codebase(sources: [("Cart/Cart.swift", bytes)], conditions: conditions)
    text = String(decoding: bytes, as: UTF8.self)
  }

  var facts: SourceFacts { code.files[0] }
  private var names: NameTable { code.names }

  func type(_ path: String) -> TypeFact? { facts.types.first { $0.path == path } }

  func property(_ name: String) -> PropertyFact? {
    (facts.types.flatMap(\.properties) + facts.properties).first { $0.name == name }
  }

  func function(_ name: String) -> FunctionFact? {
    (facts.types.flatMap(\.functions) + facts.functions).first { $0.name == name }
  }

  /// What follows a position, up to the end of the line.
  func text(at position: SourcePosition) -> String { text(at: position.offset) }

  func text(at offset: Int32) -> String {
    String(decoding: Array(text.utf8).dropFirst(Int(offset)).prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The steps of a function's body, a line each: `call router.show(_:animated:) awaited`.
  func steps(_ function: String) -> [String] {
    self.function(function).map { describe($0.body) } ?? []
  }

  func describe(_ body: Body) -> [String] {
    body.steps.map { step in
      let receiver = names[step.receiver]
      let name = names[step.name]
      let detail = names[step.detail]
      var line = "\(step.kind)"
      switch step.kind {
      case .call, .read, .write:
        line +=
          " " + (receiver.isEmpty ? name : receiver == "." ? ".\(name)" : "\(receiver).\(name)")
        if step.kind == .call {
          line += "(\(detail))"
        } else if !detail.isEmpty {
          line += " = \(detail)"
        }
      default:
        for part in [name, receiver, detail] where !part.isEmpty { line += " \(part)" }
      }
      return ([line] + describe(step.flags)).joined(separator: " ")
    }
  }

  private func describe(_ flags: Step.Flags) -> [String] {
    let words: [(Step.Flags, String)] = [
      (.awaited, "awaited"), (.optional, "optional"), (.discarded, "discarded"),
      (.initializer, "initializer"), (.trailingClosure, "trailing"), (.conditional, "conditional"),
      (.bareValue, "bare"),
    ]
    return words.filter { flags.contains($0.0) }.map(\.1)
  }
}

/// Reads statements as the body of a function.
func steps(_ statements: String) -> [String] {
  Reading("func run() async throws {\n\(statements)\n}").steps("run")
}
