import CodeIndex
import Testing

/// A code base of files that are written in a test: the first folder of each path is its module.
func code(_ sources: (String, String)...) -> Codebase {
  let names = Set(sources.map { $0.0.split(separator: "/")[0] }.map(String.init)).sorted()
  let modules = names.map { name in
    SourceModule(
      name: name, kind: name.hasSuffix("Tests") ? .test : .library, origin: .folders,
      folders: [name])
  }
  return Codebase(sources: sources.map { (path: $0.0, text: $0.1) }, modules: modules) { path in
    names.firstIndex(of: String(path.split(separator: "/")[0]))
  }
}

extension Codebase {
  func symbol(_ path: String, in module: String? = nil) -> TypeSymbol? {
    types.first { $0.path == path && (module == nil || $0.module == module) }
  }
}

@Suite struct MergingTests {
  @Test("extensions in other files and modules are parts of the type, the declaration first")
  func extensions() throws {
    let code = code(
      ("App/A.swift", "import Shop\nextension Cart: Sized { var size: Int { 1 } }"),
      ("Shop/B.swift", "extension Cart { func add() {} }"),
      ("Shop/C.swift", "struct Cart { let items: [Item] }"))
    let cart = try #require(code.symbol("Cart"))
    #expect(code.types.count == 1)
    #expect(cart.module == "Shop" && cart.kind == .struct && !cart.isForeign)
    #expect(cart.parts.map(\.file) == [2, 0, 1])
    #expect(cart.properties.map(\.name) == ["items", "size"])
    #expect(cart.functions.map(\.name) == ["add"])
    #expect(cart.inheritance.map(\.text) == ["Sized"])
  }

  @Test("extensions of nested and of typealiased types find them, and so does what they nest")
  func nestedExtensions() throws {
    let code = code(
      ("Shop/A.swift", "extension Catalog.Item { struct Size {} }"),
      ("Shop/B.swift", "extension Goods { enum Kind {}; func price() {} }"),
      ("Shop/C.swift", "enum Catalog {}\nextension Catalog { struct Item {} }"),
      ("Shop/D.swift", "typealias Goods = Catalog.Item"))
    let item = try #require(code.symbol("Catalog.Item"))
    #expect(item.parts.count == 3)
    #expect(item.functions.map(\.name) == ["price"])
    #expect(
      code.types.map(\.path) == [
        "Catalog", "Catalog.Item", "Catalog.Item.Kind", "Catalog.Item.Size",
      ])
    #expect(code.type(named: "Kind", from: item)?.path == "Catalog.Item.Kind")
  }

  @Test("a type from elsewhere has a symbol in each module that extends it")
  func foreign() {
    let code = code(
      ("A/A.swift", "extension UIView { func a() {} }\nextension UIView { struct Style {} }"),
      ("B/B.swift", "extension UIKit.UIView { func b() {} }"))
    #expect(code.types.filter(\.isForeign).map(\.module) == ["A", "B"])
    #expect(code.symbol("UIView", in: "A")?.functions.map(\.name) == ["a"])
    #expect(code.symbol("UIView.Style")?.isForeign == false)
  }

  @Test("the branches of an #if are one type, and private types of several files are several")
  func twins() {
    let code = code(
      ("A/A.swift", "#if os(iOS)\nclass Cart { var a: A }\n#else\nclass Cart { var b: B }\n#endif"),
      ("A/B.swift", "private struct Row { var c: C }\nextension Row { var d: D { C() } }"),
      ("A/C.swift", "private struct Row { var e: E }"))
    #expect(code.symbol("Cart")?.properties.map(\.name) == ["a", "b"])
    #expect(
      code.types(named: "Row").map { $0.properties.map(\.name) } == [["c", "d"], ["e"]])
    #expect(code.type(named: "Row", fromFile: 2)?.properties.map(\.name) == ["e"])
    #expect(code.type(named: "Row", fromFile: 0) == nil)
  }

  @Test("what tests extend is not a part of what they test")
  func tests() throws {
    let code = code(
      ("Shop/A.swift", "class Cart {}"),
      (
        "ShopTests/B.swift",
        "@testable import Shop\nextension Cart { func stub() {} }\nclass Mock: Cart {}"
      ))
    #expect(code.symbol("Cart", in: "Shop")?.functions.count == 0)
    #expect(code.symbol("Mock")?.isTestCode == true)
    #expect(code.ancestors(of: try #require(code.symbol("Mock"))) == ["Cart"])
  }

  @Test("symbols come by module and path, whatever the files are called")
  func order() {
    let one = code(("B/Z.swift", "class A {}\nclass C {}"), ("A/Y.swift", "class B {}"))
    #expect(one.types.map { "\($0.module).\($0.path)" } == ["A.B", "B.A", "B.C"])
  }
}
