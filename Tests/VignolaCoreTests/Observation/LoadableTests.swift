import Testing
import VignolaCore

@Suite("A loadable") struct LoadableTests {
  let failure = Loadable<Int>.failure(message: "No network", canRetry: true)

  @Test("has a value only when it is there")
  func value() {
    #expect(Loadable.value(3).value == 3)
    #expect(Loadable<Int>.loading.value == nil)
    #expect(failure.value == nil)
  }

  @Test("is loading only while it is")
  func isLoading() {
    #expect(Loadable<Int>.loading.isLoading)
    #expect(!Loadable.value(3).isLoading)
    #expect(!failure.isLoading)
  }

  @Test("changes its value and nothing else")
  func map() {
    #expect(Loadable.value(3).map { "\($0)" } == .value("3"))
    #expect(Loadable<Int>.loading.map { "\($0)" } == .loading)
    #expect(failure.map { "\($0)" } == .failure(message: "No network", canRetry: true))
  }

  @Test("passes on what the change throws")
  func throwing() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try Loadable.value(3).map { _ throws(Refusal) -> Int in throw Refusal() }
    }
  }
}
