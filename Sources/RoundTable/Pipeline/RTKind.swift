import VignolaCore

/// The kinds of message that go through a pipeline, as the dispatcher carries them.
@usableFromInline enum RTKind: UInt8 {
  case started
  case intent
  case event
  case input
  case update
  case output

  /// What a trace calls them, in their order.
  @MainActor static let names = MessageNames([
    MessageStep(.lifetime, "started", to: "table"),
    MessageStep(.intent, "ViewIntent", from: "View", to: "table"),
    MessageStep(.event, "CoreEvent", from: "Core", to: "table"),
    MessageStep(.input, "JointInput", from: "Joint", to: "table"),
    MessageStep(.update, "PresenterUpdate", from: "Presenter", to: "View"),
    MessageStep(.output, "JointOutput", from: "Joint", to: "parent"),
  ])
}
