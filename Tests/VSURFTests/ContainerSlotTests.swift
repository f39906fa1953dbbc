import Testing
import VSURF

@MainActor @Suite("A container slot")
struct ContainerSlotTests {
  @Test("makes containers that stand alone until the app fills it")
  func standalone() {
    let slot = ContainerSlot { "alone" }
    #expect(!slot.isFilled)
    #expect(slot.make() == "alone")
  }

  @Test("is filled once: a second filling changes nothing and says so")
  func once() {
    let slot = ContainerSlot { "alone" }
    #expect(slot.fill { "the app's" })
    #expect(!slot.fill { "another's" })
    #expect(slot.make() == "the app's")
    #expect(slot.isFilled)
  }

  @Test("holds no container: each group gets its own")
  func fresh() {
    var made = 0
    let slot = ContainerSlot { 0 }
    slot.fill {
      made += 1
      return made
    }
    #expect([slot.make(), slot.make()] == [1, 2])
  }
}
