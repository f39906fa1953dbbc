import Testing

@testable import VignolaCore

@Suite("A message's way") struct MessageStepTests {
  @Test("reads as kind, name and ends, without the ends that nobody named")
  func description() {
    #expect(
      MessageStep(.event, "saved", from: "Core", to: "Presenter").description
        == "event saved: Core -> Presenter")
    #expect(MessageStep(.intent, "tapped", to: "Core").description == "intent tapped: Core")
    #expect(MessageStep(.update, "shown").description == "update shown")
  }

  @Test("is equal to another with the same words, and to no other")
  func equality() {
    let step = MessageStep(.event, "saved", from: "Core", to: "Joint")
    #expect(step == MessageStep(.event, "saved", from: "Core", to: "Joint"))
    let others = [
      MessageStep(.update, "saved", from: "Core", to: "Joint"),
      MessageStep(.event, "saveD", from: "Core", to: "Joint"),
      MessageStep(.event, "saved", from: "Cor", to: "eJoint"),
      MessageStep(.event, "saved", from: "Core", to: ""),
    ]
    #expect(!others.contains(step))
    #expect(Set(others + [step, step]).count == 5)
  }

  @Test(
    "compares words by their text, one scalar or many",
    arguments: zip(["é", "a", ""], ["é", "a", ""]) as Zip2Sequence<[StaticString], [StaticString]>)
  func spelling(one: StaticString, other: StaticString) {
    #expect(one.spells(other))
    #expect(!one.spells("b"))
  }
}
