import CodeIndex
import Testing

@Suite struct DeclarationTests {
  @Test("imports of every form have their module, path, kind, attributes and access")
  func imports() throws {
    let reading = Reading(
      """
      import Shop
      @testable import Cart
      @preconcurrency public import struct Shop.Item
      @_exported import Log
      #if os(iOS)
        import UIKit
      #else
        import AppKit.NSView
      #endif
      """)
    let imports = reading.facts.imports
    #expect(imports.map(\.module) == ["Shop", "Cart", "Shop", "Log", "UIKit", "AppKit"])
    #expect(imports.map(\.path).last == "AppKit.NSView")
    #expect(imports[1].isTestable)
    #expect(imports[2].kind == "struct")
    #expect(imports[2].path == "Shop.Item")
    #expect(imports[2].head.access == .public)
    #expect(imports[2].head.has(attribute: "preconcurrency"))
    #expect(imports[3].isExported)
    #expect(imports[4].head.conditions == [Condition(text: "os(iOS)")])
    #expect(imports[5].head.conditions == [Condition(text: "!os(iOS)")])
    #expect(reading.text(at: imports[0].head.position) == "import Shop")
    #expect(imports[0].head.position.file == 0)
  }

  @Test("every kind of type is there with its place, nested and local ones too")
  func kinds() {
    let reading = Reading(
      """
      class Cart { struct Item { enum Size {} } }
      actor Store {}
      protocol Shop {}
      extension Cart.Item { final class Row {} }
      func load() { struct Local {} }
      extension Store { func save() { enum Step {} } }
      """)
    #expect(
      reading.facts.types.map { "\($0.kind.rawValue) \($0.path)" } == [
        "class Cart", "struct Cart.Item", "enum Cart.Item.Size", "actor Store", "protocol Shop",
        "extension Cart.Item", "class Cart.Item.Row", "struct load().Local", "extension Store",
        "enum Store.save().Step",
      ])
    #expect(reading.facts.types.filter(\.isLocal).map(\.name) == ["Local", "Step"])
  }

  @Test("a head has attributes with arguments, modifiers, access and whether it is documented")
  func heads() throws {
    let reading = Reading(
      """
      /// A cart.
      @MainActor @objc(VCart) public final class Cart {
        // Not documentation.
        @Environment(\\.dismiss) private var dismiss
        /** Documented. */
        nonisolated(unsafe) static var shared: Cart?
        public private(set) weak var view: View?
        unowned(unsafe) let a: Cart
        unowned let b: Cart
        override class func make() {}
      }
      """)
    let cart = try #require(reading.type("Cart"))
    #expect(cart.head.isDocumented)
    #expect(cart.head.attributes.map(\.name) == ["MainActor", "objc"])
    #expect(cart.head.attributes[1].arguments == "VCart")
    #expect(cart.head.modifiers == ["final"])
    #expect(cart.head.access == .public)
    #expect(reading.text(at: cart.head.position) == "Cart {")
    let dismiss = try #require(reading.property("dismiss"))
    #expect(!dismiss.head.isDocumented)
    #expect(dismiss.head.attributes == [Attribute(name: "Environment", arguments: "\\.dismiss")])
    #expect(dismiss.head.access == .private)
    let shared = try #require(reading.property("shared"))
    #expect(shared.head.isDocumented && shared.head.isStatic)
    #expect(shared.head.modifiers == ["nonisolated(unsafe)", "static"])
    let view = try #require(reading.property("view"))
    #expect(view.reference == .weak && view.setterAccess == .private)
    #expect(view.head.access == .public && view.head.modifiers.isEmpty)
    #expect(reading.property("a")?.reference == .unownedUnsafe)
    #expect(reading.property("b")?.reference == .unowned)
    #expect(reading.function("make")?.head.isStatic == true)
  }

  @Test("generics, inheritance and where clauses are told")
  func generics() throws {
    let reading = Reading(
      """
      class Box<Item: Priced, Key>: Base<Item>, Holder where Key: Hashable, Item.ID == Int {}
      protocol Presenter<View>: AnyObject where Self: NSObject {
        associatedtype View: CartView where View: Sendable
        associatedtype State
      }
      extension Array: Cart where Element == Item {}
      extension [String: Int] {}
      protocol Old: class {}
      """)
    let box = try #require(reading.type("Box"))
    #expect(box.generics.map(\.name) == ["Item", "Key"])
    #expect(box.generics[0].bounds.map(\.text) == ["Priced"])
    #expect(box.generics[1].bounds.map(\.text) == ["Hashable"])
    #expect(box.inheritance.map(\.text) == ["Base<Item>", "Holder"])
    #expect(box.inheritance[0].subjects == ["Base"])
    #expect(box.requirements == ["Key: Hashable", "Item.ID == Int"])
    let presenter = try #require(reading.type("Presenter"))
    #expect(presenter.associatedTypes.map(\.name) == ["View", "State"])
    #expect(presenter.associatedTypes[0].bounds.map(\.text) == ["CartView", "Sendable"])
    #expect(presenter.requirements == ["Self: NSObject"])
    let array = try #require(reading.type("Array"))
    #expect(array.requirements == ["Element == Item"])
    #expect(reading.type("Dictionary") != nil)
    #expect(reading.type("Old")?.inheritance.flatMap(\.subjects) == [])
  }

  @Test("cases have their payload, and typealiases their target, wherever they stand")
  func casesAndAliases() throws {
    let reading = Reading(
      """
      typealias Money = Decimal
      enum Event {
        case opened, closed(at: Date, _ reason: Reason = Reason())
        indirect case nested(Event)
        typealias Handler = (Event) -> Void
      }
      """)
    let event = try #require(reading.type("Event"))
    #expect(event.cases.map(\.name) == ["opened", "closed", "nested"])
    #expect(event.cases[1].payload.map(\.label) == ["at", nil])
    #expect(event.cases[1].payload.map(\.name) == ["at", "reason"])
    #expect(event.cases[1].payload[1].defaultCall == "Reason")
    #expect(event.cases[2].payload.map(\.name) == [""])
    #expect(event.cases[2].head.modifiers == ["indirect"])
    #expect(event.aliases.map(\.name) == ["Handler"])
    #expect(event.aliases[0].target.isFunction)
    #expect(reading.facts.aliases.map(\.target.text) == ["Decimal"])
  }

  @Test("lines of a type are counted from brace to brace, whatever ends them")
  func lines() {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["class Cart {", "  class Item {", "  }", "}", ""].joined(separator: end)
      let reading = Reading(text)
      #expect(reading.type("Cart")?.lineCount == 4)
      #expect(reading.type("Cart.Item")?.lineCount == 2)
    }
  }

  @Test("a file says that it is generated, and a template's header does not")
  func generated() {
    #expect(Reading("// Generated using Sourcery 2.0\nclass A {}").facts.isGenerated)
    #expect(Reading("//\n/* DO NOT EDIT. */\nclass A {}").facts.isGenerated)
    #expect(Reading("/// @Generated by Mockolo\n").facts.isGenerated)
    #expect(!Reading("//  This file was generated by the VIPER generator\n").facts.isGenerated)
    #expect(!Reading("import A\n// Do not edit.\n").facts.isGenerated)
  }
}
