import Testing
import VignolaCore

@Suite("Trees that share their screens")
@MainActor struct SharedTreeTests {
  typealias Entry = NavigationTree.Entry

  func entries(_ count: Int) -> [Entry] {
    (0..<count).map { Entry(id: .foreign($0), name: "S\($0)") }
  }

  @Test("what is changed in a copy, on top, below or in another tab, the first tree does not see")
  func copies() {
    var tree = NavigationTree()
    tree.setTabs(entries(2))
    tree.push(Entry(id: .foreign(2), name: "S2"), over: .foreign(1))
    tree.push(Entry(id: .foreign(3), name: "S3"), over: .foreign(2))
    tree.present(Entry(id: .foreign(4), name: "S4"))
    let before = tree

    tree.layers[0].stacks[1][1].name = "changed"
    tree.remove(.foreign(3))
    tree.push(Entry(id: .foreign(5), name: "S5"))
    tree.alert(.init(id: .foreign(6), title: "Sure?"))

    #expect("\(before)" == "[*S0 | S1 > S2 > S3] / S4")
    #expect("\(tree)" == #"[*S0 | S1 > changed] / S4 > S5 "Sure?""#)
    #expect(tree != before)
  }

  @Test("two trees are equal when all their screens are, wherever they were made")
  func equality() {
    var one = NavigationTree(layers: [.init(stacks: [entries(3)])])
    let other = NavigationTree(layers: [.init(stacks: [entries(3)])])
    #expect(one == other)

    one.layers[0].stacks[0][0].hidesBar = true
    #expect(one != other, "they differ in the lowest")

    one.layers[0].stacks[0][0].hidesBar = false
    one.pop()
    #expect(one != other)
    one.push(Entry(id: .foreign(2), name: "S2"))
    #expect(one == other)
  }

  @Test("a stack of a hundred thousand screens is compared, cut and let go")
  func deep() {
    let layers = [NavigationTree.Layer(stacks: [entries(100_000)])]
    var tree = NavigationTree(layers: layers)

    #expect(tree == NavigationTree(layers: layers))
    #expect(tree.contains(.foreign(0)))
    let isCut = tree.pop(to: .foreign(10))
    #expect(isCut)
    #expect(tree.layers[0].stacks[0].count == 11)
  }

  @Test("a tree that was taken while a screen was made goes on without its name")
  func takenMeanwhile() {
    let theatre = Theatre()
    var taken = NavigationTree()

    theatre.surface.setRoot { _ in
      taken = theatre.surface.target
      return Home()
    }

    #expect("\(taken)" == "")
    #expect(taken.visible?.name == "")
    #expect("\(theatre.surface.tree)" == "Home")
  }

  @Test("a screen under others is changed where it stands, and those over it stay")
  func covered() throws {
    let theatre = Theatre()
    let home = try #require(theatre.surface.setRoot { _ in Home() })
    let detail = try #require(home.push { _ in Detail() })
    detail.push { _ in Other() }
    let before = theatre.surface.tree

    #expect(home.hideBar())

    let stack = try #require(theatre.surface.tree.layers.first?.stacks.first)
    #expect(stack.map(\.hidesBar) == [true, false, false])
    #expect("\(theatre.surface.tree)" == "Home > Detail > Other")
    #expect(before.layers.first?.stacks.first?.contains(where: \.hidesBar) == false)
  }

  @Test("a screen that did not go is shown as it was, whatever its stage says of that")
  func didNotGo() throws {
    let stage = DeferredStage()
    let surface = NavigationSurface(on: stage, in: LifetimeScope("App"))
    surface.setRoot { _ in Home() }
    let detail = try #require(surface.push { _ in Detail() })
    detail.hideBar()
    stage.finishAll()
    surface.pop()

    var there = surface.tree
    there.layers[0].stacks[0][1].hidesBar = false
    stage.finish(showing: there)

    #expect("\(surface.tree)" == "Home > Detail")
    #expect(surface.tree.visible?.hidesBar == true)
  }

  @Test("no surface gives an identity again that one before it gave")
  func identities() throws {
    var known: Set<ScreenID> = []
    for _ in 0..<100 {
      let surface = NavigationSurface(on: HeadlessStage(), in: LifetimeScope("App"))
      let home = try #require(surface.setRoot { _ in Home() })
      known.insert(home.id)
    }

    #expect(known.count == 100)
  }

  @Test("a handle keeps nothing alive, and is of no use without its surface")
  func handle() throws {
    var surface: NavigationSurface? = NavigationSurface(
      on: HeadlessStage(), in: LifetimeScope("App"))
    weak let gone = surface
    let home = try #require(surface?.setRoot { _ in Home() })
    #expect(home.isUp)

    surface = nil

    #expect(gone == nil)
    #expect(!home.isUp)
    #expect(home.push { _ in Detail() } == nil)
  }
}
