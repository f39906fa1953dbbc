import CodeIndex
import Testing

@Suite struct StatementStepsTests {
  @Test("control flow is told in the order of the text")
  func control() {
    #expect(
      steps(
        """
        guard let view else { return }
        if ready, let item = items.first { show(item) } else if empty { hide() } else { fail() }
        for item in items where item.isNew { add(item) }
        while open { wait() }
        repeat { wait() } while open
        """) == [
          "control guard", "binding view view", "read view", "return",
          "control if", "read ready", "binding item items.first", "read items.first",
          "call show(_:) discarded", "read item = _:", "control if", "read empty",
          "call hide() discarded", "call fail() discarded",
          "control for", "binding item", "read items", "read item.isNew", "call add(_:) discarded",
          "read item = _:", "control while", "read open", "call wait() discarded",
          "control repeat", "call wait() discarded", "read open",
        ])
  }

  @Test("what a pattern matches is read, and what it binds is bound")
  func patterns() {
    #expect(
      steps(
        """
        switch state {
        case .loaded(let items) where items.isEmpty: show()
        case .failed(code): break
        case let view as CartView: view.show()
        default: hide()
        }
        """) == [
          "control switch", "read state", "control case", "read .loaded", "binding items",
          "read items.isEmpty", "call show() discarded", "control case", "read .failed",
          "read code = _:", "control case", "binding view", "typeUse CartView",
          "call view.show() discarded", "control default", "call hide() discarded",
        ])
    #expect(
      steps("do { try save() } catch let error as CartError { log(error) } catch { throw error }")
        == [
          "control do", "call save() discarded", "control catch", "binding error",
          "typeUse CartError", "call log(_:) discarded", "read error = _:", "control catch",
          "throw", "read error",
        ])
  }

  @Test("a closure says for whom it is, what it captures and what it binds")
  func closures() {
    #expect(
      steps(
        "service.load(id: 1) { [weak self, unowned view, store = self.store] items in self?.show(items) }"
      )
        == [
          "call service.load(id:) discarded trailing", "closureStart load", "capture self weak",
          "capture view unowned", "capture store strong store", "read store", "binding items",
          "call show(_:) optional discarded", "read items = _:", "closureEnd",
        ])
    #expect(
      steps("view.onClose = { close() }") == [
        "write view.onClose", "closureStart = view.onClose", "call close() discarded", "closureEnd",
      ])
    #expect(
      steps("run(done: { }, failed: { (error: any Error) in })") == [
        "call run(done:failed:) discarded", "closureStart done run", "closureEnd",
        "closureStart failed run", "binding error any Error", "typeUse Error", "closureEnd",
      ])
    #expect(
      steps("animate { } completion: { }") == [
        "call animate() discarded trailing", "closureStart animate", "closureEnd",
        "closureStart completion animate", "closureEnd",
      ])
    #expect(
      steps("let f = { $0.name }") == [
        "binding f", "closureStart = f", "read $0.name", "closureEnd",
      ])
    #expect(steps("return { }") == ["return", "closureStart return", "closureEnd"])
    #expect(steps("let v = { Cart() }()").first == "binding v")
    #expect(steps("let v = { Cart() }()").contains("closureStart ()"))
  }

  @Test("local functions are a part of the body, one deeper")
  func localFunctions() throws {
    let reading = Reading("func run() { func done(_ item: Item) { close(item) }; done(first) }")
    #expect(
      reading.steps("run") == [
        "localFunctionStart done", "binding item Item", "typeUse Item", "call close(_:) discarded",
        "read item = _:", "localFunctionEnd done", "call done(_:) discarded", "read first = _:",
      ])
    let body = try #require(reading.function("run")).body
    #expect(body.steps.map(\.depth) == [0, 1, 1, 1, 1, 0, 0, 0])
  }

  @Test("closures are one deeper, and what is awaited around them is not awaited in them")
  func depth() throws {
    let reading = Reading("func run() async { await load { save { done() } } }")
    let body = try #require(reading.function("run")).body
    #expect(body.steps.map(\.depth) == [0, 0, 0, 1, 1, 2, 1, 0])
    #expect(body.steps.filter { $0.flags.contains(.awaited) }.count == 1)
  }

  @Test("members of a local type are its own")
  func localTypes() {
    let reading = Reading("func run() { struct Row { func show() { draw() } }; go() }")
    #expect(reading.steps("run") == ["call go() discarded"])
    #expect(reading.steps("show") == ["call draw() discarded"])
  }

  @Test("both branches of an #if are read and marked, or the one that is decided")
  func conditions() {
    let text = """
      func run() {
        start()
        #if os(iOS)
          vibrate()
        #elseif DEBUG && os(macOS)
          beep()
        #else
          log()
        #endif
      }
      #if os(iOS)
      func phone() {}
      #elseif DEBUG || FAST
      func fast() {}
      #else
      func slow() {}
      #endif
      """
    #expect(
      Reading(text).steps("run") == [
        "call start() discarded", "call vibrate() discarded conditional",
        "call beep() discarded conditional", "call log() discarded conditional",
      ])
    #expect(
      Reading(text).facts.functions.map { $0.head.conditions.map(\.text) } == [
        [], ["os(iOS)"], ["!os(iOS) && (DEBUG || FAST)"], ["!os(iOS) && !(DEBUG || FAST)"],
      ])
    let phone = Reading(text, conditions: BuildConditions(os: "iOS"))
    #expect(phone.steps("run") == ["call start() discarded", "call vibrate() discarded"])
    #expect(phone.facts.functions.map(\.name) == ["run", "phone"])
    #expect(phone.facts.functions[1].head.conditions == [])
    let debug = Reading(text, conditions: BuildConditions(os: "macOS", defines: ["DEBUG"]))
    #expect(debug.steps("run") == ["call start() discarded", "call beep() discarded"])
  }

  @Test("statements of a file and what a macro is given are the file's")
  func statements() {
    let reading = Reading("run()\n#Preview { CartView(state: .empty) }\n")
    #expect(
      reading.describe(reading.facts.statements) == [
        "call run() discarded", "call #Preview()", "closureStart #Preview",
        "call CartView(state:) discarded initializer", "read .empty = state:", "closureEnd",
      ])
  }

  @Test("a key path reads what it names")
  func keyPaths() {
    #expect(
      steps("bind(\\CartState.items.count, \\.name)") == [
        "call bind(_:_:) discarded", "typeUse CartState", "read \\CartState.items",
        "read \\CartState.items.count", "read \\.name",
      ])
  }
}
