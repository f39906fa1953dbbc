import VignolaCore

/// The kinds of message that go through a pipeline, as the dispatcher carries them.
@usableFromInline enum RTKind: UInt8 {
  case started
  case intent
  case event
  case input
  case update
  case output

  /// What a trace calls it.
  var step: MessageStep {
    switch self {
    case .started: MessageStep(.lifetime, "started", to: "table")
    case .intent: MessageStep(.intent, "ViewIntent", from: "View", to: "table")
    case .event: MessageStep(.event, "CoreEvent", from: "Core", to: "table")
    case .input: MessageStep(.input, "JointInput", from: "Joint", to: "table")
    case .update: MessageStep(.update, "PresenterUpdate", from: "Presenter", to: "View")
    case .output: MessageStep(.output, "JointOutput", from: "Joint", to: "parent")
    }
  }
}
