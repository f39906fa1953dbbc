import CodeIndex
import Conformance
import Testing

@Suite("The use of a UI framework")
struct UIUseTests {
  private func uses(of name: String, in code: String) throws -> [UIUse] {
    let project = try ExampleCode(code).project(for: "viper")
    let type = try #require(project.code.types(named: name).first)
    return project.uiUse(of: type)
  }

  @Test("is an import, then the names, each once")
  func importThenNames() throws {
    let uses = try uses(
      of: "CartPresenter",
      in: """
        import UIKit
        final class CartPresenter {
          var color: UIColor = .red
          func show() -> UIColor { UIColor.red }
          func font() -> UIFont? { nil }
        }
        """)
    #expect(uses.map(\.what) == ["UIKit", "UIColor", "UIFont"])
    #expect(uses.map(\.kind) == [.importing, .naming, .naming])
  }

  @Test("is seen without an import, as of a bridging header")
  func bridged() throws {
    let uses = try uses(
      of: "CartPresenter",
      in: """
        final class CartPresenter {
          func open() { UIApplication.shared.open() }
        }
        """)
    #expect(uses.map(\.what) == ["UIApplication"])
  }

  @Test("is no import that another type of the file needs")
  func sharedFile() throws {
    let uses = try uses(
      of: "CartPresenter",
      in: """
        import UIKit
        final class CartPresenter {}
        final class CartView: UIView {}
        """)
    #expect(uses.isEmpty)
  }

  @Test("is no type that the root declares, and is one that it only extends")
  func ownTypes() throws {
    let code = """
      struct UIMode {}
      extension UIColor { static var brand: UIColor { UIColor() } }
      final class CartPresenter {
        var mode: UIMode?
        var color: UIColor?
      }
      """
    #expect(try uses(of: "CartPresenter", in: code).map(\.what) == ["UIColor"])
  }

  @Test("is a word such as Color in a file that imports SwiftUI, and in no other")
  func everydayWords() throws {
    let type = "final class CartPresenter { var tint: Color? }"
    #expect(
      try uses(of: "CartPresenter", in: "import SwiftUI\n" + type).map(\.what)
        == ["SwiftUI", "Color"])
    #expect(try uses(of: "CartPresenter", in: "import Paint\n" + type).isEmpty)
  }

  @Test("is a wrapper of SwiftUI, and not one of Combine")
  func wrappers() throws {
    let uses = try uses(
      of: "CartPresenter",
      in: """
        import SwiftUI
        final class CartPresenter: ObservableObject {
          @AppStorage("name") var name = ""
          @Published var count = 0
        }
        """)
    #expect(uses.map(\.what) == ["SwiftUI", "@AppStorage"])
  }

  @Test("is an import of a module that the configuration calls one")
  func configured() throws {
    let code = """
      // config: {"kinds": {"ui": ["SnapKit"]}}
      import SnapKit
      final class CartPresenter {}
      """
    #expect(try uses(of: "CartPresenter", in: code).map(\.what) == ["SnapKit"])
  }

  @Test("is found in every file of a type")
  func extensions() throws {
    let uses = try uses(
      of: "CartPresenter",
      in: """
        // file: A.swift
        final class CartPresenter {}
        // file: B.swift
        import AppKit
        extension CartPresenter {
          func menu() -> NSMenu { NSMenu() }
        }
        """)
    #expect(uses.map(\.what) == ["AppKit", "NSMenu"])
    #expect(uses.allSatisfy { $0.position.file == 1 })
  }
}
