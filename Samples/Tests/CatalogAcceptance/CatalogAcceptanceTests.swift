import Roster
import SampleTestSupport
import Testing
import VignolaTesting

/// What every Catalog does, whatever its architecture: written once, run against the roster, with no
/// more than a screen to look at and gestures to make.
///
/// Step by step also among themselves: a catalog that reaches into another one does so into one of the
/// same step, where that is looked for.
@MainActor @Suite("The Catalog", .serialized, .balanced)
struct CatalogAcceptanceTests {
  @Test("CAT-1: opens on ten items, nothing in the cart", arguments: Roster.catalogs)
  func launch(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    #expect(phone.tabs == ["First", "Second"])
    #expect(phone.selectedTab == "First")
    #expect(phone.title == "Items")
    #expect(phone.rows == (1...10).map { "Item \($0)" })
    for item in 1...10 {
      #expect(try !phone.isEnabled("Remove Item \(item)"))
      #expect(try phone.isEnabled("Add Item \(item)"))
    }
    #expect(try !phone.isEnabled("Cart, 0"))
  }

  @Test("CAT-2: plus puts one item into the cart", arguments: Roster.catalogs)
  func plus(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Add Item 3")
    #expect(try phone.isEnabled("Cart, 1"))
    for item in 1...10 {
      #expect(try phone.isEnabled("Remove Item \(item)") == (item == 3))
    }
  }

  @Test("CAT-3: minus takes one out, down to none", arguments: Roster.catalogs)
  func minus(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Add Item 3")
    try await phone.tap("Add Item 3")
    #expect(try phone.isEnabled("Cart, 2"))
    try await phone.tap("Remove Item 3")
    #expect(try phone.isEnabled("Cart, 1"))
    try await phone.tap("Remove Item 3")
    #expect(try !phone.isEnabled("Cart, 0"))
    #expect(try !phone.isEnabled("Remove Item 3"))
  }

  @Test("CAT-4: a row opens a sheet about its item", arguments: Roster.catalogs)
  func sheet(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Item 2")
    #expect(phone.texts == ["Item 2", "0 in cart"])
    #expect(try phone.isEnabled("Add to cart"))
    #expect(try !phone.isEnabled("Remove from cart"))
  }

  @Test("CAT-5: the sheet counts what it adds and removes", arguments: Roster.catalogs)
  func sheetCounts(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Item 2")
    try await phone.tap("Add to cart")
    #expect(phone.texts.contains("1 in cart"))
    try await phone.tap("Add to cart")
    #expect(phone.texts.contains("2 in cart"))
    try await phone.tap("Remove from cart")
    #expect(phone.texts.contains("1 in cart"))
    #expect(try phone.isEnabled("Remove from cart"))
  }

  @Test("CAT-6: the sheet removes down to none", arguments: Roster.catalogs)
  func sheetToNone(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Item 2")
    try await phone.tap("Add to cart")
    try await phone.tap("Remove from cart")
    #expect(phone.texts == ["Item 2", "0 in cart"])
    #expect(try !phone.isEnabled("Remove from cart"))
  }

  @Test("CAT-7: the list behind a sheet shows what the sheet did", arguments: Roster.catalogs)
  func sheetAndList(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Item 2")
    try await phone.tap("Add to cart")
    try await phone.systemDismiss()
    #expect(phone.title == "Items")
    #expect(try phone.isEnabled("Cart, 1"))
    #expect(try phone.isEnabled("Remove Item 2"))
  }

  @Test("CAT-8: each item has a count of its own", arguments: Roster.catalogs)
  func perItem(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Item 2")
    try await phone.tap("Add to cart")
    try await phone.systemDismiss()
    try await phone.tap("Item 5")
    #expect(phone.texts == ["Item 5", "0 in cart"])
  }

  @Test("CAT-9: the cart lists its lines by title, descending", arguments: Roster.catalogs)
  func cart(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    for item in [1, 2, 2, 10] { try await phone.tap("Add Item \(item)") }
    try await phone.tap("Cart, 4")
    #expect(phone.title == "Cart")
    #expect(phone.rows == ["Item 2 2", "Item 10 1", "Item 1 1", "Buy all"])
  }

  @Test("CAT-10: the way back from the cart changes nothing", arguments: Roster.catalogs)
  func back(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    for item in [1, 2, 2, 10] { try await phone.tap("Add Item \(item)") }
    try await phone.tap("Cart, 4")
    try await phone.systemBack()
    #expect(phone.title == "Items")
    #expect(try phone.isEnabled("Cart, 4"))
  }

  @Test("CAT-11: buying empties the cart and goes back", arguments: Roster.catalogs)
  func buy(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    for item in [1, 2, 2, 10] { try await phone.tap("Add Item \(item)") }
    try await phone.tap("Cart, 4")
    try await phone.tap("Buy all")
    #expect(phone.title == "Items")
    #expect(try !phone.isEnabled("Cart, 0"))
    for item in 1...10 { #expect(try !phone.isEnabled("Remove Item \(item)")) }
  }

  @Test("CAT-12: two fast taps buy once and go back once", arguments: Roster.catalogs)
  func buyTwice(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Add Item 1")
    try await phone.doubleTap("Cart, 1")
    #expect(phone.title == "Cart")
    try await phone.doubleTap("Buy all")
    #expect(phone.title == "Items")
    #expect(try !phone.isEnabled("Cart, 0"))
  }

  @Test("CAT-13: each tab keeps its cart and its place", arguments: Roster.catalogs)
  func tabs(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Add Item 1")
    try await phone.tap("Cart, 1")
    try await phone.tap("Second")
    #expect(phone.selectedTab == "Second")
    #expect(phone.title == "Items")
    #expect(try !phone.isEnabled("Cart, 0"))
    try await phone.tap("Add Item 4")
    try await phone.tap("First")
    #expect(phone.title == "Cart")
    #expect(phone.rows == ["Item 1 1", "Buy all"])
    try await phone.systemBack()
    try await phone.tap("Item 1")
    #expect(phone.texts == ["Item 1", "1 in cart"])
    try await phone.tap("Add to cart")
    try await phone.systemDismiss()
    #expect(try phone.isEnabled("Cart, 2"))
    try await phone.tap("Second")
    #expect(try phone.isEnabled("Cart, 1"))
    #expect(try phone.isEnabled("Remove Item 4"))
  }

  @Test("CAT-14: of two catalogs, the one that is touched changes", arguments: Roster.catalogs)
  func twoInstances(sample: Sample) async throws {
    let phone = try await RunningCatalog.open(sample)
    try await phone.tap("Second")
    try await phone.tap("First")
    try await phone.tap("Item 7")
    try await phone.tap("Add to cart")
    try await phone.systemDismiss()
    try await phone.tap("Second")
    #expect(try !phone.isEnabled("Cart, 0"))
    try await phone.tap("Item 7")
    #expect(phone.texts == ["Item 7", "0 in cart"])
    try await phone.tap("Add to cart")
    try await phone.tap("Add to cart")
    try await phone.systemDismiss()
    #expect(try phone.isEnabled("Cart, 2"))
    try await phone.tap("First")
    #expect(try phone.isEnabled("Cart, 1"))
  }

  @Test("CAT-15: what leaves the screen is released", arguments: Roster.catalogs)
  func released(sample: Sample) async throws {
    let catalog = try await RunningCatalog.open(sample)
    try await catalog.tap("Add Item 1")
    try await catalog.tap("Cart, 1")
    try await catalog.systemBack()
    let standing = catalog.components.alive
    let made = catalog.components.count
    #expect(made > 0)
    for _ in 0..<3 {
      try await catalog.tap("Item 2")
      #expect(catalog.components.alive.count > standing.count)
      try await catalog.systemDismiss()
      #expect(catalog.components.alive == standing)
    }
    #expect(catalog.components.count > made)
    try await catalog.close()
    #expect(catalog.components.alive.isEmpty)
  }
}
