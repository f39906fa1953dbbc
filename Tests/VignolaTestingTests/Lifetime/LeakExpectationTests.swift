import Testing
import VignolaCore
import VignolaTesting

@Suite("Leak expectations")
@MainActor struct LeakExpectationTests {
  final class Holder {
    var cycle: Holder?
  }

  @Test("nothing is reported of a scope that is open, nor of one whose objects are gone")
  func clean() {
    let scope = LifetimeScope("Test")
    let child = scope.child("Child")
    let kept = Holder()
    scope.register(kept, as: "Kept")
    child.register(Holder(), as: "Gone")
    child.close()

    expectNoLeaks(in: scope)
    withExtendedLifetime(kept) {}
  }

  @Test("each object that outlived its scope is an issue of its own")
  func leaks() {
    let scope = LifetimeScope("Test")
    let kept = [Holder(), Holder()]
    for holder in kept { scope.register(holder, as: "Holder") }
    scope.close()

    let texts = issues { expectNoLeaks(in: scope) }

    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.hasPrefix("Holder is still alive") })
    withExtendedLifetime(kept) {}
  }

  @Test("an object that is let go is gone")
  func released() {
    expectReleased { Holder() }
  }

  @Test("an object that holds itself is reported by its type")
  func retainCycle() {
    var holder: Holder?

    let texts = issues {
      expectReleased {
        let object = Holder()
        object.cycle = object
        holder = object
        return object
      }
    }

    #expect(
      texts == ["Holder is still alive: something that outlives it holds it strongly."])
    holder?.cycle = nil
  }

  @Test("an error while the object is made is the test's")
  func throwing() {
    struct Broken: Error {}

    #expect(throws: Broken.self) {
      try expectReleased { () throws -> Holder in throw Broken() }
    }
  }
}
