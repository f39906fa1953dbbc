import ScreenTree
import Studio
import Testing

@testable import vignola_studio

/// What the picker offers.
@MainActor @Suite("The roster in the Studio")
struct RosterTests {
  @Test(
    "every sample and every demo starts, shows something to touch, and ends",
    .timeLimit(.minutes(1)))
  func starts() async {
    let samples = StudioSample.roster
    #expect(Set(samples.map(\.id)).count == samples.count)
    #expect(samples.map(\.id).contains("mvp"))
    #expect(
      samples.map(\.id).suffix(5) == ["tasks", "launch", "pincode", "pincode-swiftui", "videos"])
    for sample in samples {
      let host = sample.start()
      #expect(await button(of: host) != nil, "\(sample.id)")
      host.close()
      #expect(host.rendered().children.isEmpty, "\(sample.id)")
    }
  }

  /// The first thing to touch, when there is one: what an actor shows comes a little later.
  private func button(of host: any ScreenHost) async -> RenderedElement? {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    host.onChange = { change.yield() }
    change.yield()
    for await _ in changes {
      let button = host.rendered().first { $0.role == .button && $0.accepts(.tap) }
      if let button { return button }
    }
    return nil
  }

  @Test("a demo lives as long as its host")
  func demo() {
    let opened = Opened()
    let host = DemoHost { _ in
      let running = Running()
      opened.running = running
      return running
    }
    _ = host.rendered()
    #expect(opened.running != nil)
    host.close()
    withExtendedLifetime(host) { #expect(opened.running == nil) }
  }

  @Test("a demo that its host keeps goes on")
  func goesOn() throws {
    let launch = try #require(StudioSample.roster.first { $0.id == "launch" })
    let host = launch.start()
    host.rendered().first { $0.label == "SIGN IN" }?.handlers[.tap]?("")
    #expect(host.rendered().first { $0.role == .pages } != nil)
    host.close()
  }

  /// What a demo wants kept.
  private final class Running {}

  /// What has been opened, not kept.
  @MainActor private final class Opened {
    weak var running: Running?
  }
}
