import SVIP
import Testing
import VignolaCore
import VignolaTesting

/// What holds what in a module, read from the objects themselves.
@MainActor @Suite("The ownership of a module", .explored) struct OwnershipTests {
  /// One of the module's objects, which is not kept.
  private final class Part {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = String("\(type(of: object))".prefix { $0 != "<" })
    }
  }

  /// The parts that an object's stored properties lead to, each once.
  private func links(from object: AnyObject, to parts: [Part]) -> [Part] {
    var found: [Part] = []
    func look(into value: Any, depth: Int) {
      guard depth < 6 else { return }
      for child in Mirror(reflecting: value).children {
        if type(of: child.value) is AnyClass {
          found += parts.filter { part in
            part.object === child.value as AnyObject && !found.contains { $0 === part }
          }
        } else {
          look(into: child.value, depth: depth + 1)
        }
      }
    }
    look(into: object, depth: 0)
    return found
  }

  /// Makes a module and keeps one of its parts alone. Tells to which others it has links, and which
  /// of these are gone.
  private func keepAlone(_ number: Int) -> String {
    let bank = Bank()
    var kept: AnyObject?
    var parts: [Part] = []
    bank.open(GateWorker()) { part in
      if parts.count == number { kept = part }
      parts.append(Part(part))
    }
    guard let kept else { return "nothing" }
    let links = links(from: kept, to: parts)
    bank.stage.systemBack()
    return withExtendedLifetime(kept) {
      "\(parts[number].name): "
        + links.map { "\($0.object == nil ? "weak" : "strong") \($0.name)" }.joined(separator: ", ")
    }
  }

  @Test(
    "is a ring of four links, of which exactly one is weak: the presenter's to its view",
    .proves(.g6, .svip))
  func oneWeakLink() {
    #expect(
      (0..<4).map(keepAlone) == [
        "PinView: strong Mailbox", "Mailbox: strong PinLogic", "PinLogic: strong PinRouter",
        "PinRouter: weak PinView",
      ])
  }
}
