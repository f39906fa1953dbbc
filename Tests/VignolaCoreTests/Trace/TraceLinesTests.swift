import Foundation
import Testing

@testable import VignolaCore
@testable import VignolaTesting

@MainActor @Suite("A trace's lines") struct TraceLinesTests {
  private func lines(payloads: Bool = false, _ use: (Trace) -> Void) -> [String] {
    var lines: [String] = []
    use(Trace(clock: StoppedClock(), payloads: payloads, sinks: [TraceLines { lines.append($0) }]))
    return lines
  }

  @Test("are one JSON object an event, with these keys in this order", .proves(.g7, .core))
  func keys() {
    let lines = lines { trace in
      trace.record(.intent, "tap", module: "Edit", from: "View", to: "Core") {
        trace.record(.event, "saved", module: "Edit", from: "Core", to: "Joint")
      }
    }
    #expect(
      lines == [
        #"{"seq":1,"time":0.000000,"module":"Edit","from":"View","to":"Core","kind":"intent","name":"tap","cause":null,"depth":0}"#,
        #"{"seq":2,"time":0.000000,"module":"Edit","from":"Core","to":"Joint","kind":"event","name":"saved","cause":1,"depth":1}"#,
      ])
  }

  @Test("bear the payload when it is asked for")
  func payload() {
    let lines = lines(payloads: true) { $0.record(.state, "items", payload: [1, 2]) }
    #expect(
      lines == [
        #"{"seq":1,"time":0.000000,"module":"","from":"","to":"","kind":"state","name":"items","cause":null,"depth":0,"payload":"[1, 2]"}"#
      ])
  }

  @Test(
    "stay one line each and give hostile text back unchanged", .proves(.g7, .core),
    arguments: [
      "\"quoted\" and back\\slashed\\", "two\nlines\r\nand\ttabs",
      "\u{0}\u{1}\u{1F}\u{7F}\u{85}\u{9F}",
      "line\u{2028}paragraph\u{2029}", "👩‍👩‍👧‍👦 e\u{301} \u{FEFF}\u{FFFD}", "</script><!--",
      "{\"seq\":1}", "\u{10FFFF}", "",
    ])
  func hostile(text: String) throws {
    let lines = lines(payloads: true) { $0.record(.state, "text", payload: text) }
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(!line.contains { $0.isNewline })
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(object?["payload"] as? String == text)
  }

  @Test("carry hostile names too")
  func hostileNames() throws {
    let lines = lines { $0.record(.state, "na\"me\n", module: "\\", from: "\u{2028}", to: "\u{1}") }
    let object = try JSONSerialization.jsonObject(with: Data(lines.joined().utf8)) as? [String: Any]
    #expect(object?["name"] as? String == "na\"me\n")
    #expect(object?["module"] as? String == "\\")
    #expect(object?["from"] as? String == "\u{2028}")
    #expect(object?["to"] as? String == "\u{1}")
  }

  @Test(
    "tell time in seconds with six decimals",
    arguments: [
      (Duration.zero, "0.000000"), (.microseconds(1), "0.000001"), (.nanoseconds(999), "0.000000"),
      (.milliseconds(1_250), "1.250000"), (.seconds(86_400), "86400.000000"),
      (.microseconds(-1_500_000), "-1.500000"), (.microseconds(-5), "-0.000005"),
    ])
  func seconds(duration: Duration, text: String) {
    #expect(duration.seconds == text)
  }
}

/// A clock that stands at noon.
struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    func advanced(by duration: Duration) -> Instant { self }
    func duration(to other: Instant) -> Duration { .zero }
    static func < (one: Instant, other: Instant) -> Bool { false }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
