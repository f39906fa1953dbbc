import Testing
import VignolaCore

@MainActor @Suite("A lazy value") struct LazyTests {
  @Test("is made at its first use, once")
  func once() {
    var made = 0
    let lazy = Lazy {
      made += 1
      return Listener()
    }
    #expect(made == 0)
    let first = lazy.value
    #expect(lazy.value === first)
    #expect(made == 1)
  }

  @Test("that nobody asks for is never made, and its recipe is released with it")
  func never() {
    weak var captured: Listener?
    do {
      let listener = Listener()
      captured = listener
      _ = Lazy { listener }
    }
    #expect(captured == nil)
  }

  @Test("releases its recipe once it is made")
  func releasesTheRecipe() {
    weak var captured: Listener?
    let lazy: Lazy<Int>
    do {
      let listener = Listener()
      captured = listener
      lazy = Lazy { withExtendedLifetime(listener) { 1 } }
    }
    #expect(captured != nil)
    #expect(lazy.value == 1)
    #expect(captured == nil)
  }

  @Test("may be nil, and is made once all the same")
  func optional() {
    var made = 0
    let lazy = Lazy<Int?> {
      made += 1
      return nil
    }
    #expect(lazy.value == nil)
    #expect(lazy.value == nil)
    #expect(made == 1)
  }

  @Test("whose recipe asks for it is the innermost one, for everyone")
  func reentrant() {
    let inside = Holder<Lazy<Int>>()
    var made = 0
    let lazy = Lazy<Int> {
      made += 1
      let mine = made
      if mine < 3 { _ = inside.value?.value }
      return mine
    }
    inside.value = lazy
    #expect(lazy.value == 3)
    #expect(lazy.value == 3)
    #expect(made == 3)
    inside.value = nil
  }
}
