import SVIP
import Testing
import VignolaCore
import VignolaTesting

private struct Broken: Error, CustomStringConvertible {
  let description = "broken"
}

private struct Backed: CancellableError {
  let isCancellation: Bool
}

/// Logic whose state is changed by what is tried.
private actor Logic {
  let presenter: any PinPresenter
  private(set) var steps: [String] = []

  init(_ presenter: any PinPresenter) { self.presenter = presenter }

  func attempt(throwing error: (any Error)? = nil, hasContent: Bool = true) async -> Attempt {
    await presenter.catching(hasLoadedContent: hasContent) {
      steps.append("tried")
      if let error { throw error }
      steps.append("done")
    }
  }

  func wait(for gate: TestGate<Void>) async -> Attempt {
    await presenter.catching {
      do { try await gate.value() } catch { throw Broken() }
    }
  }
}

@MainActor @Suite("Catching") struct CatchingTests {
  private let bank = Bank()
  private let logic: Logic

  init() {
    bank.open(GateWorker())
    let router = PinRouter()
    router.view = bank.view
    logic = Logic(router)
  }

  @Test("runs on the caller's own actor, with its state, and says that it was completed")
  func completed() async {
    let attempt = await logic.attempt()
    #expect(attempt.isCompleted)
    #expect(await logic.steps == ["tried", "done"])
    #expect(bank.diary.lines == [])
  }

  @Test("begins at once, without a turn for anybody else")
  func atOnce() async {
    let router = PinRouter()
    let other = Task { bank.diary.lines.append("other") }
    await router.catching { bank.diary.lines.append("tried") }
    await other.value
    #expect(bank.diary.lines == ["tried", "other"])
  }

  @Test("presents what goes wrong, once, and says what it was")
  func failed() async throws {
    for hasContent in [true, false] {
      let attempt = await logic.attempt(throwing: Broken(), hasContent: hasContent)
      guard case .failed(let error) = attempt else {
        Issue.record("\(attempt)")
        return
      }
      #expect(error is Broken)
      #expect(!attempt.isCompleted)
    }
    #expect(bank.diary.lines == ["error broken", "error broken, nothing else"])
  }

  @Test("presents no error that means that somebody gave up, and says that it was cancelled")
  func cancelled() async {
    for error in [CancellationError(), Backed(isCancellation: true)] as [any Error] {
      let attempt = await logic.attempt(throwing: error)
      guard case .cancelled = attempt else {
        Issue.record("\(attempt)")
        continue
      }
      #expect(!attempt.isCompleted)
    }
    #expect(bank.diary.lines == [])
    _ = await logic.attempt(throwing: Backed(isCancellation: false))
    #expect(bank.diary.lines.count == 1)
  }

  @Test("presents nothing that goes wrong because its task was cancelled")
  func cancelledTask() async throws {
    let gate = TestGate<Void>()
    let task = Task { [logic] in await logic.wait(for: gate) }
    while gate.waiters == 0 { await Task.yield() }
    task.cancel()
    let attempt = await task.value
    guard case .cancelled = attempt else {
      Issue.record("\(attempt)")
      return
    }
    #expect(bank.diary.lines == [])
  }
}

@MainActor @Suite("A presenter") struct PresenterTests {
  @Test("asks the system around its view for what every screen can show")
  func defaults() {
    let bank = Bank()
    bank.open(GateWorker())
    let router = PinRouter()
    router.view = bank.view
    router.presentLoader(disableUI: true)
    router.presentHideLoader()
    router.present(status: "Saved", message: "all of it")
    router.present(error: CancellationError(), hasLoadedContent: false)
    router.presentCopyToClipboard(text: "1234")
    router.present(share: ["a", "b"])
    #expect(
      bank.diary.lines == [
        "loader true", "no loader", "Saved: all of it", "error CancellationError(), nothing else",
        "copy 1234", "share [\"a\", \"b\"]",
      ])
    router.presentClose()
    #expect(bank.shown == "EmptyScreen")
  }

  @Test("shows nothing when its view has gone, and does not mind")
  func withoutView() {
    let router = PinRouter()
    router.presentLoader(disableUI: true)
    router.present(error: CancellationError(), hasLoadedContent: true)
    router.presentClose()
    #expect(router.ui == nil)
  }
}
