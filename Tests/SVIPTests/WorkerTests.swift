import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// A worker over a sensor that calls back, as often as it likes.
private final class SensorWorker: PinWorker {
  typealias Answer = @Sendable (Result<Bool, any Error>) -> Void

  let asked: Lock<[Answer]> = Lock([])
  let answersAtOnce: [Bool]

  init(answersAtOnce: [Bool] = []) { self.answersAtOnce = answersAtOnce }

  func isRight(pin: [Int]) async throws -> Bool {
    try await firstAnswer { answer in
      for right in answersAtOnce { answer(.success(right)) }
      asked.withLock { $0.append(answer) }
    }
  }

  func authenticate() async throws {}

  func answer(_ result: Result<Bool, any Error>) {
    for answer in asked.withLock({ $0 }) { answer(result) }
  }
}

private struct NoNetwork: Error, CustomStringConvertible {
  let description = "no network"
}

@MainActor @Suite("A worker", .explored) struct WorkerTests {
  let bank = Bank()

  @Test("that throws has its error shown, and the module goes on with empty dots")
  func throwing() async throws {
    let worker = GateWorker()
    bank.open(worker)
    bank.tap(1, 2, 3, 4, 5)
    _ = try await bank.read()
    worker.check.fail(with: NoNetwork())
    #expect(try await bank.read() == ["error no network", "0", "1"])
    bank.view?.tapFace()
    worker.finger.fail(with: CancellationError())
    #expect(try await bank.read() == [])
    bank.view?.tapFace()
    worker.finger.fail(with: NoNetwork())
    #expect(try await bank.read() == ["error no network"])
  }

  @Test("that answers twice is heard once")
  func answersTwice() async throws {
    let worker = SensorWorker()
    bank.open(worker)
    bank.tap(1, 2, 3, 4)
    while worker.asked.withLock({ $0.isEmpty }) { await Task.yield() }
    _ = bank.diary.lines
    worker.answer(.success(false))
    worker.answer(.success(true))
    #expect(try await bank.read() == ["1", "2", "3", "4", "shake"])
    #expect(bank.shown == "EmptyScreen > PinView")
  }

  @Test("that answers twice before anybody waits is heard once, too")
  func answersTwiceAtOnce() async throws {
    let worker = SensorWorker(answersAtOnce: [false, true])
    bank.open(worker)
    bank.tap(1, 2, 3, 4)
    #expect(try await bank.read() == ["1", "2", "3", "4", "shake"])
    worker.answer(.success(true))
    #expect(try await bank.read() == [])
  }

  @Test("is asked nothing by a task that was cancelled before", .proves(.g4, .svip))
  func cancelledBefore() async {
    let worker = SensorWorker()
    var thrown: (any Error)?
    await Exploration.task {
      withUnsafeCurrentTask { $0?.cancel() }
      do { _ = try await worker.isRight(pin: []) } catch { thrown = error }
    }.value
    #expect(thrown is CancellationError)
    #expect(worker.asked.withLock { $0.isEmpty })
  }

  @Test("that never answers holds nobody up when the screen has gone", .proves(.g4, .svip))
  func hangs() async throws {
    let worker = SensorWorker()
    weak var logic: PinLogic?
    bank.open(worker) { logic = logic ?? ($0 as? PinLogic) }
    bank.tap(1, 2, 3, 4)
    while worker.asked.withLock({ $0.isEmpty }) { await Task.yield() }
    bank.stage.systemBack()
    _ = try await bank.read()
    #expect(logic == nil)
    #expect(bank.scope.running == [])
    worker.answer(.success(true))
    #expect(bank.shown == "EmptyScreen")
  }
}
