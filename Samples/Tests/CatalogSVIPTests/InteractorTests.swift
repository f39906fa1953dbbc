import CatalogSVIP
import Shop
import Testing

/// The logic of each module alone, between a presenter and a worker that only note.
@MainActor @Suite("SVIP, the interactors")
struct InteractorTests {
  private let spy = Spy()

  private var catalog: CatalogLogic { CatalogLogic(presenter: spy, worker: spy) }

  @Test("the list's asks its worker for the cart, and has it shown")
  func loads() async {
    spy.answer.add(3)
    await catalog.loadData()
    #expect(spy.told == ["cart", "present 1"])
  }

  @Test("the list's has a change shown before the worker has made it")
  func changes() async {
    let logic = catalog
    await logic.loadData()
    spy.told = []
    await logic.add(3)
    await logic.add(3)
    await logic.remove(3)
    #expect(
      spy.told == ["present 1", "add 3", "present 2", "add 3", "present 1", "remove 3"])
  }

  @Test("the list's leads to an item that it has, and to the cart")
  func leads() async {
    let logic = catalog
    await logic.tapped(3)
    await logic.loadData()
    spy.told = []
    await logic.tapped(3)
    await logic.tapped(11)
    await logic.cartTapped()
    #expect(spy.told == ["open Item 3", "open cart"])
  }

  @Test(
    "the list's is the worker of what it opens: it answers from what it knows, and shows the rest")
  func worker() async {
    let logic = catalog
    await logic.loadData()
    await logic.add(2)
    spy.told = []
    #expect(await logic.count(of: 2) == 1)
    #expect(await logic.lines().map(\.item.title) == ["Item 2"])
    #expect(spy.told.isEmpty)
    await logic.buyAll()
    #expect(await logic.count(of: 2) == 0)
    #expect(spy.told == ["present 0", "buy all"])
  }

  @Test("the cart's has its worker's lines shown in their order")
  func lines() async {
    for item in [1, 2, 2, 10] { spy.answer.add(item) }
    await CartLogic(presenter: spy, worker: spy).loadData()
    #expect(spy.told == ["present Item 2 2, Item 10 1, Item 1 1"])
  }

  @Test("the cart's closes when everything has been bought, and not before")
  func buys() async {
    await CartLogic(presenter: spy, worker: spy).buyAll()
    #expect(spy.told == ["buy all", "close"])
  }

  @Test("the sheet's shows what its worker counts, at first and after each change")
  func detail() async {
    spy.answer.add(5)
    let logic = DetailLogic(of: Item(id: 5, title: "Tea"), presenter: spy, worker: spy)
    await logic.loadData()
    await logic.add()
    await logic.remove()
    #expect(
      spy.told == ["present Tea 1", "add 5", "present Tea 1", "remove 5", "present Tea 1"])
  }
}
