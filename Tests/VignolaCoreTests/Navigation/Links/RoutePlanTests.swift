import Testing
import VignolaCore

/// Routes as short as they can be.
private typealias Tree = RouteTree<String>

@Suite("The plan from what is up to what should be")
struct RoutePlanTests {
  /// `a > b`, a question mark for a screen without a route.
  private func present(
    _ layers: [[String]]..., selected: Int = 0, hasAlert: Bool = false
  ) -> RouteTree<String?> {
    RouteTree(
      layers: layers.enumerated().map { index, stacks in
        .init(
          stacks.map { $0.map { $0 == "?" ? nil : $0 } }, selected: index == 0 ? selected : 0,
          hasAlert: hasAlert && index == layers.count - 1)
      })
  }

  @Test("has no step where one already is")
  func idempotent() {
    let plan = Tree.stack("list", "detail").presenting("edit")
      .plan(from: present([["list", "detail"]], [["edit"]]))
    #expect(plan.steps.isEmpty)
    #expect("\(plan)" == "nothing to do")
  }

  @Test("brings up what is missing, one route a step")
  func pushes() {
    #expect(
      Tree.stack("list", "detail", "photo").plan(from: present([["list"]])).steps
        == [.push("detail"), .push("photo")])
    #expect(
      Tree.stack("list").presenting("edit", "colour").plan(from: present([["list"]])).steps
        == [.present("edit"), .push("colour")])
  }

  @Test("keeps what both have in common and goes back to it, whatever covers it")
  func common() {
    #expect(
      Tree.stack("list", "detail").plan(from: present([["list", "cart", "pay"]], [["card"]])).steps
        == [.pop(to: "list", layer: 0, index: 0), .push("detail")])
    #expect(
      Tree.stack("list", "cart").plan(from: present([["list", "cart"]], [["a"]], [["b"]])).steps
        == [.dismiss(downTo: 0)])
    #expect(
      Tree.stack("list").presenting("edit").plan(from: present([["list"]], [["edit", "x"]])).steps
        == [.pop(to: "edit", layer: 1, index: 0)])
    #expect(
      Tree.stack("list").presenting("edit").plan(from: present([["list"]], [["other"]])).steps
        == [.dismiss(downTo: 0), .present("edit")])
    #expect(
      Tree.stack("list", "detail").plan(from: present([["list"]], [["a"]])).steps
        == [.dismiss(downTo: 0), .push("detail")])
  }

  @Test("takes a screen without a route for none that it knows")
  func unknown() {
    #expect(
      Tree.stack("list", "detail").plan(from: present([["list", "?"]])).steps
        == [.pop(to: "list", layer: 0, index: 0), .push("detail")])
    #expect(Tree.stack("list").plan(from: present([["?"]])).steps == [.setRoot("list")])
    #expect(
      Tree.stack("list").plan(from: present([["list"]], [["?"]])).steps == [.dismiss(downTo: 0)])
  }

  @Test("ends the alert that is over what stays, and no other")
  func alerts() {
    #expect(
      Tree.stack("list").plan(from: present([["list"]], hasAlert: true)).steps == [.closeAlert])
    #expect(
      Tree.stack("list", "detail").plan(from: present([["list", "cart"]], hasAlert: true)).steps
        == [.closeAlert, .pop(to: "list", layer: 0, index: 0), .push("detail")])
    #expect(
      Tree.stack("list").plan(from: present([["list"]], [["a"]], hasAlert: true)).steps
        == [.dismiss(downTo: 0)])
    #expect(
      Tree.stack("list").presenting("a").plan(from: present([["list"]], hasAlert: true)).steps
        == [.closeAlert, .present("a")])
  }

  @Test("replaces a root that is another, with all that is over it")
  func root() {
    #expect(
      Tree.stack("list", "detail").plan(from: present([["enter", "help"]], [["a"]])).steps
        == [.setRoot("list"), .push("detail")])
    #expect(Tree.stack("list").plan(from: RouteTree()).steps == [.setRoot("list")])
    #expect(
      Tree.tabs([["shop"], ["cart", "line"]], selected: 1).plan(from: present([["enter"]])).steps
        == [.setTabs(["shop", "cart"], selected: 1), .push("line")])
    #expect(
      Tree.stack("enter").plan(from: present([["shop"], ["cart"]])).steps == [.setRoot("enter")])
  }

  @Test("selects a tab and leaves alone what the others have")
  func tabs() {
    let target = Tree.tabs([["shop"], ["cart", "line"]], selected: 1)
    #expect(
      target.plan(from: present([["shop", "item"], ["cart", "line"]])).steps == [.select(1)])
    #expect(
      target.plan(from: present([["shop", "item"], ["cart", "x"]], [["sheet"]])).steps
        == [
          .dismiss(downTo: 0), .select(1), .pop(to: "cart", layer: 0, index: 0), .push("line"),
        ])
    #expect(target.plan(from: present([["?"], ["cart", "line"]], selected: 1)).steps.isEmpty)
    #expect(
      target.plan(from: present([["shop"], ["?"]], selected: 1)).steps
        == [.setRoot("cart"), .push("line")])
  }

  @Test("reads as a numbered list")
  func text() {
    let plan = Tree.stack("list", "detail").plan(from: present([["list", "cart"]], hasAlert: true))
    #expect("\(plan)" == "1. close the alert\n2. go back to list\n3. push detail")
    let tabs = Tree.tabs([["a"], ["b"]], selected: 1).presenting("c")
    #expect("\(tabs)" == "[a | *b] / c")
    #expect("\(present([["a", "?"]], hasAlert: true))" == "a > ? (alert)")
  }

  @Test("to a tree that cannot be has no step, and the tree says why")
  func impossible() {
    #expect(Tree().fault == "it has no layer")
    #expect(Tree.tabs([["a"]], selected: 1).fault == "the tab selected is not there")
    #expect(Tree.tabs([["a"], []], selected: 0).fault == "one of its stacks is empty")
    let nested = Tree(layers: [.init([["a"]]), .init([["b"], ["c"]])])
    #expect(nested.fault == "only its bottom layer can have tabs")
    #expect(Tree.tabs([["a"]], selected: 1).plan(from: present([["x"]])).steps.isEmpty)
    #expect(nested.plan(from: present([["x"]])).steps.isEmpty)
  }
}
