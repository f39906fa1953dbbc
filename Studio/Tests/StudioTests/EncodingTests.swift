import Foundation
import ScreenTree
import Testing

@testable import Studio

@Suite("Encoding") struct EncodingTests {
  @Test("an element is written with what it has, and nothing else")
  func element() {
    let button = RenderedElement(
      id: "7", role: .button, label: "Add", value: "2", identifier: "add",
      traits: [.disabled, .prominent], looks: ElementLooks(font: "headline", symbol: "plus"),
      children: [RenderedElement(id: "8", role: .spacer)], handlers: [.tap: { _ in }])
    let frame = ScreenFrame(session: "s", number: 3, screen: button)
    #expect(
      String(decoding: frame.json(), as: UTF8.self) == """
        {"number":3,"screen":{"children":[{"id":"8","role":"spacer"}],"gestures":["tap"],\
        "id":"7","identifier":"add","label":"Add","looks":{"font":"headline","symbol":"plus"},\
        "role":"button","traits":["disabled","prominent"],"value":"2"},"session":"s"}
        """)
  }

  @Test("every trait has a name")
  func traits() {
    for bit in 0..<8 {
      let element = RenderedElement(id: "", role: .text, traits: ElementTraits(rawValue: 1 << bit))
      #expect(ScreenElement(element).traits?.count == 1)
    }
  }

  @Test(
    "hostile text arrives as it was and never breaks the line of its event",
    arguments: [
      "</script><script>alert(1)</script>", "\n\ndata: {}\n\n", "\r\n\r", "\"}],\\\"",
      "\u{0}\u{1F}",
      "\u{2028}\u{2029}", "👩‍👩‍👧‍👦\u{202E}fdp", "'; DROP TABLE items; --", "${1+1} {{token}} %TOKEN%",
    ])
  func hostile(text: String) throws {
    let element = RenderedElement(id: text, role: .textField, label: text, value: text)
    let bytes = ScreenFrame(session: "s", number: 1, screen: element).json()
    #expect(!bytes.contains(UInt8(ascii: "\n")) && !bytes.contains(UInt8(ascii: "\r")))
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let screen = try #require(object?["screen"] as? [String: Any])
    #expect(screen["id"] as? String == text)
    #expect(screen["label"] as? String == text)
    #expect(screen["value"] as? String == text)
  }
}
