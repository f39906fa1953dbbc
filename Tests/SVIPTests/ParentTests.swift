import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// A list whose index must always fit it.
private actor ListLogic: SVIPInteractor {
  private var names = [1: "milk", 2: "bread"]
  private var index: [String: Int] = ["milk": 1, "bread": 2]
  private(set) var broken = 0

  /// The parent's own command, in the middle of which the child asks.
  func open(_ body: @Sendable () async -> Void) async {
    check()
    await body()
    check()
  }

  private func check() {
    if names.contains(where: { index[$0.value] != $0.key }) || names.count != index.count {
      broken += 1
    }
  }
}

/// What the child needs of its parent, said in the child's words.
private protocol EditWorker: SVIPWorker {
  func name(of id: Int) async -> String?
  func rename(_ id: Int, to name: String) async
}

extension ListLogic: EditWorker {
  func name(of id: Int) -> String? { names[id] }

  func rename(_ id: Int, to name: String) {
    guard let old = names[id], index[name] == nil else { return }
    names[id] = name
    index[old] = nil
    index[name] = id
    check()
  }
}

private protocol EditInteractor: SVIPInteractor {
  func save(_ name: String) async
}

private actor EditLogic: EditInteractor {
  private let id: Int
  private let worker: any EditWorker
  private(set) var saved: [String?] = []

  init(_ id: Int, worker: any EditWorker) {
    self.id = id
    self.worker = worker
  }

  func save(_ name: String) async {
    await worker.rename(id, to: name)
    saved.append(await worker.name(of: id))
  }
}

@MainActor @Suite("A parent that is the worker of its child", .explored) struct ParentTests {
  @Test(
    "keeps what it relies on, whatever its children change at the same time", .proves(.g3, .svip))
  func invariant() async throws {
    let list = ListLogic()
    let scope = LifetimeScope("List")
    let children = [1, 2].map { id in
      Mailbox<any EditInteractor>(EditLogic(id, worker: list), as: "Edit", in: scope)
    }
    for number in 0..<200 {
      children[number % 2].send { await $0.save("name \(number % 3)") }
    }
    for child in children { await child.perform { _ in } }
    #expect(await list.broken == 0)
  }

  @Test("answers its child in the middle of a command of its own")
  func question() async throws {
    let list = ListLogic()
    let scope = LifetimeScope("List")
    let edit = EditLogic(1, worker: list)
    let parent = Mailbox(list, as: "ListLogic", in: scope)
    let child = Mailbox<any EditInteractor>(edit, as: "EditInteractor", in: scope)
    parent.send { await $0.open { await child.perform { await $0.save("cheese") } } }
    try await settle(scope)
    #expect(await edit.saved == ["cheese"])
    #expect(await list.broken == 0)
  }

  @Test("is kept by its child's logic, and not the other way round", .proves(.g6, .svip))
  func ownership() {
    var list: ListLogic? = ListLogic()
    weak let parent = list
    var edit = list.map { EditLogic(1, worker: $0) }
    weak let child = edit
    list = nil
    #expect(parent != nil)
    edit = nil
    #expect(child == nil)
    #expect(parent == nil)
  }
}
