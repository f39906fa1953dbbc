import ScreenTree
import Testing

@testable import Studio

@MainActor @Suite("Touch") struct TouchTests {
  private func button(_ id: String, _ traits: ElementTraits = []) -> RenderedElement {
    RenderedElement(id: id, role: .button, traits: traits, handlers: [.tap: { _ in }])
  }

  private func outcome(of gesture: RenderedElement.Gesture, on id: String) -> String {
    let row = RenderedElement(
      id: "row", role: .row, traits: .scrolledAway, children: [button("in row")])
    let app = RenderedElement(id: "app", role: .app, children: [button("below")])
    let sheet = RenderedElement(
      id: "sheet", role: .sheet, children: [button("free"), button("off", .disabled), row],
      handlers: [.dismiss: { _ in }])
    let window = RenderedElement(id: "window", role: .window, children: [app, sheet])
    return switch Touch(gesture, on: id, of: window) {
    case .reaches: "reaches"
    case .gone: "gone"
    case .covered: "covered"
    case .refused: "refused"
    }
  }

  @Test("only what lies on top, enabled and in sight is reached")
  func reach() {
    #expect(outcome(of: .tap, on: "free") == "reaches")
    #expect(outcome(of: .dismiss, on: "sheet") == "reaches")
    #expect(outcome(of: .tap, on: "below") == "covered")
    #expect(outcome(of: .tap, on: "off") == "refused")
    #expect(outcome(of: .tap, on: "in row") == "refused")
    #expect(outcome(of: .edit, on: "free") == "refused")
    #expect(outcome(of: .tap, on: "nowhere") == "gone")
    #expect(outcome(of: .tap, on: "window") == "gone")
  }
}
