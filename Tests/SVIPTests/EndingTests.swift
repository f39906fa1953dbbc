import SVIP
import Testing
import VignolaCore
import VignolaTesting

@MainActor @Suite("A module whose view has gone", .explored) struct EndingTests {
  let bank = Bank()
  let worker = GateWorker()

  @Test("has gone whole, at once when nothing runs", .proves(.g6, .svip))
  func released() async throws {
    final class Part {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    var parts: [Part] = []
    bank.open(worker) { parts.append(Part($0)) }
    bank.tap(1)
    #expect(try await bank.read() == ["1"])
    #expect(parts.count == 4)
    #expect(parts.allSatisfy { $0.object != nil })
    bank.stage.systemBack()
    #expect(parts.allSatisfy { $0.object == nil })
    #expect(bank.scope.leaks.isEmpty)
  }

  @Test(
    "has the call of a worker cancelled, and the taps that waited dropped and counted",
    .proves(.g4, .svip), .proves(.g6, .svip))
  func closedDuringACheck() async throws {
    weak var logic: PinLogic?
    bank.open(worker) { logic = logic ?? ($0 as? PinLogic) }
    bank.tap(1, 2, 3, 4, 5, 6)
    _ = try await bank.read()
    bank.stage.systemBack()
    #expect(bank.view == nil)
    #expect(try await bank.read() == [])
    #expect(worker.check.waiters == 0)
    #expect(logic == nil)
    #expect(bank.scope.dropped == 2)
    #expect(bank.scope.running == [])
  }

  @Test("takes no command from whoever kept its mailbox", .proves(.g4, .svip))
  func lateCommand() async throws {
    bank.open(worker)
    let kept = try #require(bank.view?.interactor)
    bank.stage.systemBack()
    kept.send { await $0.tapped(number: 1) }
    let wasCarriedOut = await kept.perform { await $0.tapped(number: 2) }
    #expect(!wasCarriedOut)
    #expect(bank.diary.lines == [])
    #expect(kept.dropped == 2)
    #expect(bank.scope.dropped == 2)
  }

  @Test(
    "was told so once, whoever took it away, and closing twice closes one screen",
    .proves(.g5, .svip), .proves(.g9, .svip))
  func closing() async throws {
    var removals: [String] = []
    let router = PinRouter()
    var place: ScreenHandle?
    for byCode in [true, false] {
      bank.surface.push(
        { at in
          let view = pinConfigurator(
            worker: worker, at: at, in: bank.scope, diary: bank.diary)
          router.view = view
          place = at
          return view
        }, onRemoved: { removals.append("\($0)") })
      if byCode {
        router.presentClose()
        router.presentClose()
      } else {
        bank.stage.systemBack()
        place?.close()
      }
      router.presentClose()
    }
    #expect(removals == ["code", "systemBack"])
    #expect(bank.shown == "EmptyScreen")
  }
}

/// Not explored: such a worker goes on in a task of its own.
@MainActor @Suite("A module whose view has gone, and whose worker goes on,")
struct StubbornWorkerTests {
  let bank = Bank()

  @Test("does not answer a finger that comes late", .proves(.g4, .svip))
  func lateFinger() async throws {
    let stubborn = StubbornWorker()
    bank.open(stubborn)
    bank.view?.tapFace()
    _ = try await bank.read()
    bank.stage.systemBack()
    stubborn.finger.open()
    #expect(try await bank.read() == [])
    #expect(bank.shown == "EmptyScreen")
    #expect(bank.scope.running == [])
  }

  @Test("shows nothing of a check that ends after the logout, right or not", .proves(.g4, .svip))
  func logoutDuringACheck() async throws {
    for isRight in [true, false] {
      let bank = Bank()
      let stubborn = StubbornWorker()
      bank.open(stubborn)
      bank.tap(1, 2, 3, 4)
      #expect(try await bank.read() == ["1", "2", "3", "4"])
      bank.view?.tapLogout()
      while bank.shown != "LoginScreen" { await Task.yield() }
      stubborn.check.open(with: isRight)
      #expect(try await bank.read() == [])
      #expect(bank.shown == "LoginScreen")
    }
  }
}

/// A worker that does not heed its cancellation.
struct StubbornWorker: PinWorker {
  let check = TestGate<Bool>()
  let finger = TestGate<Void>()

  func isRight(pin: [Int]) async throws -> Bool {
    try await Task { [check] in try await check.value() }.value
  }

  func authenticate() async throws {
    try await Task { [finger] in try await finger.value() }.value
  }
}
