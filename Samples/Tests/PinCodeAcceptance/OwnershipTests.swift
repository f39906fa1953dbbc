import SampleTestSupport
import ScreenDriver
import Testing
import VignolaTesting

/// What holds what in the pin's module, read from the objects themselves.
@MainActor @Suite("PinCode, who holds whom", .balanced)
struct OwnershipTests {
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

  /// Opens the pin and keeps one of its parts alone. Tells to which others it has links, and which
  /// of these are gone.
  private func keepAlone(_ number: Int, in toolkit: Toolkit) async throws -> String {
    let app = RunningPinCode(toolkit)
    try await app.settle()
    var kept: AnyObject?
    var parts: [Part] = []
    app.components.onMade = { part in
      if parts.count == number { kept = part }
      parts.append(Part(part))
    }
    try app.phone.tap("Anna")
    try await app.settle()
    let object = try #require(kept)
    let links = links(from: object, to: parts)
    kept = nil
    try app.phone.systemBack()
    return withExtendedLifetime(object) {
      "\(parts[number].name): "
        + links.map { "\($0.object == nil ? "weak" : "strong") \($0.name)" }.joined(separator: ", ")
    }
  }

  @Test(
    "a ring of four links, of which exactly one is weak: the router's to its view",
    arguments: Toolkit.allCases)
  func oneWeakLink(toolkit: Toolkit) async throws {
    var rings: [String] = []
    for number in 0..<4 { rings.append(try await keepAlone(number, in: toolkit)) }
    #expect(
      rings == [
        "\(toolkit.view): strong Mailbox", "Mailbox: strong PinCodeLogic",
        "PinCodeLogic: strong PinCodeRouter", "PinCodeRouter: weak \(toolkit.view)",
      ])
  }
}
