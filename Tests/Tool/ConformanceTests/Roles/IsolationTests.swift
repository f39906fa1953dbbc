import CodeIndex
import Conformance
import Testing

@Suite("A type is on the main actor")
struct IsolationTests {
  private func answer(_ code: String, _ path: String = "Cart") throws -> Bool {
    let stand = try RoleStand(code)
    return stand.project.isMainActor(try stand.type(path))
  }

  @Test(
    "by its attribute, a base, a protocol of its declaration, or a toolkit",
    arguments: [
      "@MainActor final class Cart {}", "final class Cart: Base {}\n@MainActor class Base {}",
      "final class Cart: Shown {}\n@MainActor protocol Shown {}",
      "final class Cart: Both {}\ntypealias Both = Shown & Sendable\n@MainActor protocol Shown {}",
      "final class Cart: Base {}\nclass Base: Shown {}\n@MainActor protocol Shown {}",
      "final class Cart: UIViewController {}", "struct Cart: View {}",
      "final class Cart: Base {}\nclass Base: UITableViewController {}",
    ])
  func bound(code: String) throws {
    #expect(try answer(code))
  }

  @Test(
    "by nothing else",
    arguments: [
      "final class Cart {}",
      "extension Cart: Shown {}\nfinal class Cart {}\n@MainActor protocol Shown {}",
      "final class Cart {}\n@MainActor extension Cart {}",
      "actor Cart: Loading {}\nprotocol Loading {}",
      "nonisolated final class Cart: Shown {}\n@MainActor protocol Shown {}",
    ])
  func free(code: String) throws {
    let isBound = try answer(code)
    #expect(!isBound)
  }

  @Test("by the configuration, for what lies in its folders")
  func configured() throws {
    let config = """
      // config: { "architectures": [ { "paths": ["UI/**"], "use": ["mvp"], "isolation": "MainActor" } ] }

      """
    let isBound = try answer(config + "// file: UI/Cart.swift\nfinal class Cart {}")
    let isOther = try answer(config + "// file: Core/Cart.swift\nfinal class Cart {}")
    #expect(isBound)
    #expect(!isOther)
  }
}
