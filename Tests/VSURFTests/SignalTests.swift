import Testing
import VSURF
import VignolaCore
import VignolaTesting

@MainActor protocol EndingSignal: AnyObject {
  func ended(_ number: Int)
}

@MainActor @Suite("A signal")
struct SignalTests {
  final class Receiver: EndingSignal {
    var heard: [String] = []
    let name: String
    let log: Log
    var onEnd: (Int) -> Void = { _ in }
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }
    func ended(_ number: Int) {
      log.lines.append("\(name) \(number)")
      onEnd(number)
    }
  }

  final class Log {
    var lines: [String] = []
  }

  let log = Log()
  let scope = LifetimeScope("App")
  let signal: Signal<any EndingSignal>

  init() {
    signal = Signal(as: "EndingSignal", in: scope)
  }

  @Test("reaches its receivers in the order they were added, each once", .proves(.g2, .vsurf))
  func order() {
    let receivers = ["a", "b", "c"].map { Receiver($0, log) }
    for receiver in receivers { signal.add(receiver) { $0 } }
    signal.add(receivers[0]) { $0 }
    signal.send("ended") { $0.ended(1) }
    #expect(log.lines == ["a 1", "b 1", "c 1"])
    #expect(signal.count == 3)
  }

  @Test("sent while another is heard, waits until all have heard the first", .proves(.g1, .vsurf))
  func reentrant() {
    let a = Receiver("a", log)
    let b = Receiver("b", log)
    a.onEnd = { [signal] number in
      if number == 1 { signal.send("ended") { $0.ended(2) } }
    }
    signal.add(a) { $0 }
    signal.add(b) { $0 }
    signal.send("ended") { $0.ended(1) }
    #expect(log.lines == ["a 1", "b 1", "a 2", "b 2"])
  }

  @Test("keeps no receiver alive and passes over one that is gone", .proves(.g6, .vsurf))
  func weak() {
    weak var gone: Receiver?
    let b = Receiver("b", log)
    do {
      let a = Receiver("a", log)
      gone = a
      signal.add(a) { $0 }
      signal.add(b) { $0 }
    }
    #expect(gone == nil)
    signal.send("ended") { $0.ended(1) }
    #expect(log.lines == ["b 1"])
    #expect(signal.count == 1)
  }

  @Test("is not heard by a receiver removed, nor by one added while it is heard")
  func changesMeanwhile() {
    let a = Receiver("a", log)
    let b = Receiver("b", log)
    let late = Receiver("late", log)
    a.onEnd = { [signal] _ in signal.add(late) { $0 } }
    signal.add(a) { $0 }
    signal.add(b) { $0 }
    signal.remove(b)
    signal.send("ended") { $0.ended(1) }
    #expect(log.lines == ["a 1"])
    signal.send("ended") { $0.ended(2) }
    #expect(log.lines == ["a 1", "a 2", "late 2"])
  }

  @Test("is not heard by a receiver that another removed while hearing it")
  func removedMeanwhile() {
    let a = Receiver("a", log)
    let b = Receiver("b", log)
    a.onEnd = { [signal] _ in signal.remove(b) }
    signal.add(a) { $0 }
    signal.add(b) { $0 }
    signal.send("ended") { $0.ended(1) }
    #expect(log.lines == ["a 1"])
  }

  @Test("is heard once sent, though nobody keeps the signal itself")
  func unowned() {
    let a = Receiver("a", log)
    scope.deliver(.intent, "leaveTapped", to: "Flow") { [scope] in
      let passing = Signal<any EndingSignal>(as: "Passing", in: scope)
      passing.add(a) { $0 }
      passing.send("ended") { $0.ended(1) }
    }
    #expect(log.lines == ["a 1"])
  }

  @Test("is heard by nobody after its flow is closed, and is counted", .proves(.g4, .vsurf))
  func afterClose() {
    let a = Receiver("a", log)
    signal.add(a) { $0 }
    scope.close()
    signal.send("ended") { $0.ended(1) }
    #expect(log.lines.isEmpty)
    #expect(scope.dropped == 1)
  }
}
