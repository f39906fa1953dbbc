import Conformance
import Testing

@Suite("A pattern of names")
struct NamePatternTests {
  @Test(
    "gives what its stars stand for",
    arguments: [
      ("*Presenter", "CartPresenter", "Cart"), ("*Presenter", "Presenter", ""),
      ("Base*", "BaseView", "View"), ("Base*View", "BaseCartView", "Cart"),
      ("*View*Model", "CartViewRowModel", "CartRow"), ("Router", "Router", ""),
      ("*", "Anything", "Anything"), ("*Größe", "CartGröße", "Cart"),
    ])
  func stem(pattern: String, name: String, stem: String) {
    #expect(NamePattern(pattern).stem(of: name) == stem)
  }

  @Test(
    "fits nothing else",
    arguments: [
      ("*Presenter", "CartPresenterTests"), ("*Presenter", "CartPresent"),
      ("Router", "CartRouter"), ("Base*View", "BaseView2"), ("AB*BA", "ABA"), ("*a*b", "xba"),
    ])
  func misfit(pattern: String, name: String) {
    #expect(!NamePattern(pattern).fits(name))
  }

  @Test("that fixes more letters weighs more")
  func weight() {
    #expect(NamePattern("*ViewModel").weight > NamePattern("*Model").weight)
    #expect(NamePattern("*").weight == 0)
  }
}
