import Testing
import VignolaCore

@Suite("The tree of screens, as a value")
struct NavigationTreeTests {
  typealias Entry = NavigationTree.Entry

  func entry(_ number: Int, _ name: String = "") -> Entry {
    Entry(id: .foreign(number), name: name.isEmpty ? "S\(number)" : name)
  }

  func tree(_ change: (inout NavigationTree) -> Void) -> NavigationTree {
    var tree = NavigationTree()
    change(&tree)
    return tree
  }

  @Test("an empty tree allows a root, and nothing that needs one")
  func emptyTree() {
    var tree = NavigationTree()

    #expect(tree.pop() == false)
    #expect(tree.popToRoot() == false)
    #expect(tree.pop(to: .foreign(1)) == false)
    #expect(tree.dismiss() == false)
    #expect(tree.present(entry(1)) == false)
    #expect(tree.alert(.init(id: .foreign(1), title: "No")) == false)
    #expect(tree.select(0) == false)
    #expect(tree.remove(.foreign(1)) == false)
    #expect(tree.setTabs([]) == false)
    #expect(tree == NavigationTree())
    #expect(tree.setRoot(entry(1)) == true)
    #expect("\(tree)" == "S1")
  }

  @Test("a push on an empty tree makes the root")
  func pushOnEmpty() {
    let tree = tree { $0.push(entry(1)) }

    #expect("\(tree)" == "S1")
  }

  @Test("pop takes the top, and never the root")
  func pop() {
    var tree = tree {
      $0.setRoot(entry(1))
      $0.push(entry(2))
    }

    #expect(tree.pop() == true)
    #expect(tree.pop() == false)
    #expect("\(tree)" == "S1")
  }

  @Test("pop(to:) takes what is above on the stack and what is presented over it")
  func popTo() {
    var tree = tree {
      $0.setRoot(entry(1))
      $0.push(entry(2))
      $0.push(entry(3))
      $0.present(entry(4))
      $0.push(entry(5))
    }

    #expect(tree.pop(to: .foreign(4)) == true)
    #expect("\(tree)" == "S1 > S2 > S3 / S4")
    #expect(tree.pop(to: .foreign(2)) == true)
    #expect("\(tree)" == "S1 > S2")
    #expect(tree.pop(to: .foreign(2)) == false, "one is there already")
    #expect(tree.popToRoot() == true)
    #expect("\(tree)" == "S1")
  }

  @Test("dismiss takes the alert first, then the topmost layer, and never the bottom one")
  func dismiss() {
    var tree = tree {
      $0.setRoot(entry(1))
      $0.present(entry(2))
      $0.push(entry(3))
      $0.alert(.init(id: .foreign(4), title: "Sure?"))
    }

    #expect("\(tree)" == #"S1 / S2 > S3 "Sure?""#)
    #expect(tree.dismiss() == true)
    #expect("\(tree)" == "S1 / S2 > S3")
    #expect(tree.dismiss() == true)
    #expect("\(tree)" == "S1")
    #expect(tree.dismiss() == false)
  }

  @Test("an alert has to be answered before anything is pushed or presented, or a second one shown")
  func alertCovers() {
    var tree = tree {
      $0.setRoot(entry(1))
      $0.alert(.init(id: .foreign(2), title: "Wait"))
    }
    let before = tree

    #expect(tree.push(entry(3)) == false)
    #expect(tree.push(entry(3), over: .foreign(1)) == false)
    #expect(tree.present(entry(3)) == false)
    #expect(tree.alert(.init(id: .foreign(3), title: "Again")) == false)
    #expect(tree == before)
  }

  @Test("selecting a tab changes which is selected and nothing else")
  func select() {
    var tree = tree {
      $0.setTabs([entry(1), entry(2)])
      $0.push(entry(3))
    }
    let screens = Set(tree.deepestFirst)

    #expect("\(tree)" == "[*S1 > S3 | S2]")
    #expect(tree.select(1) == true)
    #expect("\(tree)" == "[S1 > S3 | *S2]")
    #expect(Set(tree.deepestFirst) == screens)
    #expect(tree.select(1) == false, "it is selected already")
    #expect(tree.select(2) == false)
    #expect(tree.select(-1) == false)
  }

  @Test("a screen in a tab that is not selected may go on, under what another tab presented too")
  func backgroundTab() {
    var tree = tree {
      $0.setTabs([entry(1), entry(2)])
      $0.present(entry(3))
    }

    #expect(tree.push(entry(4), over: .foreign(2)) == true)
    #expect(tree.push(entry(5), over: .foreign(1)) == false, "a sheet is over it")
    #expect(tree.remove(.foreign(4)) == true)
    #expect("\(tree)" == "[*S1 | S2] / S3", "the sheet is not the second tab's")
  }

  @Test("removing a screen takes all that is over it; a root and a tab's first screen stay")
  func remove() {
    var tree = tree {
      $0.setTabs([entry(1), entry(2)])
      $0.push(entry(3))
      $0.present(entry(4))
      $0.present(entry(5))
    }

    #expect(tree.remove(.foreign(1)) == false)
    #expect(tree.remove(.foreign(2)) == false)
    #expect(tree.remove(.foreign(4)) == true)
    #expect("\(tree)" == "[*S1 > S3 | S2]")
    #expect(tree.remove(.foreign(3)) == true)
    #expect("\(tree)" == "[*S1 | S2]")
  }

  @Test("a new root in one stack leaves the other tabs, and ends what was presented over it")
  func rootOfOneStack() {
    var tree = tree {
      $0.setTabs([entry(1), entry(2)])
      $0.push(entry(3))
      $0.present(entry(4))
    }

    #expect(tree.setRoot(entry(5), in: .foreign(3)) == true)
    #expect("\(tree)" == "[*S5 | S2]")
    #expect(tree.setRoot(entry(6), in: .foreign(2)) == true)
    #expect("\(tree)" == "[*S5 | S6]")
    #expect(tree.setRoot(entry(7)) == true)
    #expect("\(tree)" == "S7")
    #expect(tree.setRoot(entry(8), in: .foreign(2)) == false, "that stack is gone")
  }

  @Test("an appearance is in a tree once")
  func duplicates() {
    var tree = tree { $0.setRoot(entry(1)) }
    let before = tree

    #expect(tree.setRoot(entry(1)) == false)
    #expect(tree.push(entry(1)) == false)
    #expect(tree.present(entry(1)) == false)
    #expect(tree.setTabs([entry(2), entry(2)]) == false)
    #expect(tree.setTabs([entry(1), entry(2)]) == false)
    #expect(tree.setTabs([entry(2)], selected: 1) == false)
    #expect(tree == before)
  }

  @Test("deepest first is: topmost layer, its alert, its tabs from the last, each from its top")
  func deepestFirst() {
    let tree = tree {
      $0.setTabs([entry(1), entry(2)])
      $0.push(entry(3))
      $0.present(entry(4))
      $0.push(entry(5))
      $0.alert(.init(id: .foreign(6), title: "Sure?"))
    }

    #expect(tree.deepestFirst == [6, 5, 4, 2, 3, 1].map { .foreign($0) })
  }

  @Test("a tree that a toolkit reports wrongly is read without a trap")
  func nonsense() {
    var tree = NavigationTree(layers: [.init(stacks: [], selected: 3), .init(stacks: [[]])])

    #expect(tree.visible == nil)
    #expect("\(tree)" == "[] / ")
    #expect(tree.pop() == false)
    #expect(tree.popToRoot() == false)
    #expect(tree.select(0) == false)
    #expect(tree.push(entry(1)) == true, "an empty stack takes its first screen")
    #expect(tree.dismiss() == true)
    #expect(tree.push(entry(2)) == true)
    #expect("\(tree)" == "S2")
  }
}
