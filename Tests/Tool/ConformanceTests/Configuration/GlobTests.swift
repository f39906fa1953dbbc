import CodeIndex
import Testing

@Suite("A pattern")
struct GlobTests {
  @Test(
    "covers a path whole, with stars that stay in a component",
    arguments: [
      ("App/Cart.swift", "App/Cart.swift"), ("App/*.swift", "App/Cart.swift"),
      ("App/C*t.s*t", "App/Cart.swift"), ("*", "App"), ("A?p", "App"), ("C?f?", "Café"),
      ("*View*Model", "CartViewXModelViewModel"), ("a**b", "axxb"), ("./App/*", "App/Cart"),
    ])
  func component(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(
    "with two stars covers any number of components, none too",
    arguments: [
      ("App/**", "App/Cart/View.swift"), ("App/", "App/Cart/View.swift"),
      ("**/Generated/**", "Generated/a.swift"), ("**/Generated/**", "App/x/Generated/y/a.swift"),
      ("App/**/View.swift", "App/View.swift"), ("App/**/View.swift", "App/a/b/View.swift"),
      ("**", "App/a.swift"), ("**/*.swift", "a.swift"), ("Modules/*Flow/**", "Modules/CartFlow/a"),
      ("**/a/*b/c", "a/xb/a/yb/c"), ("**/a*b/**/c*d", "ab/axb/x/cc/cd"),
    ])
  func components(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(
    "covers nothing else",
    arguments: [
      ("App/*", "App/Cart/View.swift"), ("App", "Apple"), ("App/**", "App"), ("App/**", "Apple/a"),
      ("A?p", "A/p"), ("?", ""), ("", "a"), ("*.swift", "App/a.swift"), ("app/**", "App/a"),
      ("**/Generated/**", "App/Generated"), ("**/a/*b/c", "a/xb/a/yb/d"), ("a**b", "a/b"),
      ("**/b", "ab"),
    ])
  func others(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test("of many stars is as quick as of few")
  func hostile() {
    let stars = String(repeating: "a*", count: 2_000) + "b"
    let folders = String(repeating: "**/a/", count: 1_000) + "b"
    let within = Glob(stars).matches(String(repeating: "a", count: 10_000))
    let across = Glob(folders).matches(String(repeating: "a/", count: 5_000))
    #expect(!within)
    #expect(!across)
  }

  @Test("that says more is the more specific")
  func weight() {
    #expect(Glob("App/Legacy/**").weight > Glob("App/**").weight)
    #expect(Glob("svip.view").weight > Glob("svip.*").weight)
    #expect(Glob("svip.view").isLiteral)
    #expect(!Glob("svip.*").isLiteral)
  }
}
