import CodeIndex
import Testing

@Suite struct ChainStepsTests {
  @Test("a call has its receiver without self, marks and arguments, and its labels")
  func calls() {
    #expect(
      steps("self.router?.controller!.push(screen, animated: true)") == [
        "call router.controller.push(_:animated:) optional discarded", "read screen = _:",
      ])
    #expect(steps("close()") == ["call close() discarded"])
    #expect(steps("super.viewDidLoad()") == ["call super.viewDidLoad() discarded"])
    #expect(steps("_ = views[index].show()") == ["read index", "call views.show()"])
  }

  @Test("what is called on a call's result has the last call as its receiver")
  func chains() {
    #expect(
      steps("make().present()") == ["call make()", "call make().present() discarded"])
    #expect(
      steps("router.make().with(item).present()") == [
        "call router.make()", "call router.make().with(_:)", "read item = _:",
        "call .with().present() discarded",
      ])
  }

  @Test("an initialiser has its type's name, however it is written")
  func initializers() {
    #expect(steps("_ = Cart(items: [])") == ["call Cart(items:) initializer"])
    #expect(steps("_ = Shop.Cart.init()") == ["call Shop.Cart() initializer"])
    #expect(steps("_ = Cart.init()") == ["call Cart() initializer"])
    #expect(
      steps("_ = Box<Item>(1)") == ["typeUse Item", "call Box(_:) initializer"])
    #expect(steps("self.init(x: 1)") == ["call self.init(x:) discarded initializer"])
    #expect(steps("super.init()") == ["call super.init() discarded initializer"])
  }

  @Test("an implicit member has a dot as its receiver, and is not the function of that name")
  func implicitMembers() {
    #expect(
      steps("router.route(.detail(item))") == [
        "call router.route(_:) discarded", "call .detail(_:)", "read item = _:",
      ])
    #expect(steps("color = .red") == ["write color = .red", "read .red"])
  }

  @Test("assignments write, whatever the operator, and say what is assigned")
  func writes() {
    #expect(
      steps("view.onClose = finishFlow") == [
        "write view.onClose = finishFlow bare", "read finishFlow",
      ])
    #expect(
      steps("self.cart = Cart()") == ["write cart = Cart()", "call Cart() initializer"])
    #expect(steps("total += 1") == ["write total"])
    #expect(steps("items[index] = item") == ["read index", "write items = item bare", "read item"])
    #expect(steps("load(&state.items)") == ["call load(_:) discarded", "write state.items = &"])
    #expect(steps("(a, b) = pair") == ["write a = pair bare", "write b = pair bare", "read pair"])
    #expect(steps("_ = cart") == ["read cart"])
    #expect(steps("view = nil") == ["write view = nil"])
    #expect(steps("_ = a == b && a <= b").filter { $0.hasPrefix("write") } == [])
  }

  @Test("await and try? count for all that follows them in the expression")
  func effects() {
    #expect(
      steps("state = try await service.load()") == [
        "write state = service.load() awaited", "suspension",
        "call service.load() awaited",
      ])
    #expect(
      steps("_ = await a + b") == ["suspension", "read a awaited", "read b awaited"])
    #expect(steps("try? save()") == ["call save() optional discarded"])
    #expect(
      steps("await run { save() }") == [
        "suspension", "call run() awaited discarded trailing", "closureStart run",
        "call save() discarded",
        "closureEnd",
      ])
  }

  @Test("metatypes, casts and annotations use types")
  func types() {
    #expect(
      steps("register(Shop.Cell.self)") == ["call register(_:) discarded", "typeUse Shop.Cell _:"])
    #expect(
      steps("(view as? any CartView)?.show()") == [
        "read view", "typeUse CartView", "call view.show() optional discarded",
      ])
    #expect(
      steps("let items: [Shop.Item: Price] = [:]") == [
        "binding items [Shop.Item: Price]", "typeUse Shop.Item", "typeUse Price",
      ])
  }
}
