@testable import CatalogVIPER

/// A view of every module, which notes what it is to show.
@MainActor final class ViewSpy: CatalogViewInput, CartViewInput, DetailViewInput {
  var lists: [CatalogDisplay] = []
  var rows: [[CartRow]] = []
  var details: [DetailDisplay] = []

  func show(_ display: CatalogDisplay) { lists.append(display) }
  func show(_ rows: [CartRow]) { self.rows.append(rows) }
  func show(_ display: DetailDisplay) { details.append(display) }
}

/// An interactor and a router of every module, which notes what it is told, in order.
@MainActor final class ToldSpy {
  var told: [String] = []
}

extension ToldSpy: CatalogInteractorInput {
  func loadContents() { told.append("load contents") }
  func add(_ item: Int) { told.append("add \(item)") }
  func remove(_ item: Int) { told.append("remove \(item)") }
}

extension ToldSpy: CatalogRouterInput {
  func openDetail(of item: Int) { told.append("open \(item)") }
  func openCart() { told.append("open cart") }
}

extension ToldSpy: CartInteractorInput, CartRouterInput {
  func loadLines() { told.append("load lines") }
  func buyAll() { told.append("buy all") }
  func close() { told.append("close") }
}

extension ToldSpy: DetailInteractorInput {
  func loadItem() { told.append("load item") }
  func add() { told.append("add") }
  func remove() { told.append("remove") }
}

/// A presenter of every module, as its view sees it: notes what it is told, in order.
@MainActor final class OutputSpy: CatalogViewOutput, CartViewOutput, DetailViewOutput {
  var told: [String] = []

  func viewIsReady() { told.append("ready") }
  func plusTapped(_ item: Int) { told.append("plus \(item)") }
  func minusTapped(_ item: Int) { told.append("minus \(item)") }
  func rowTapped(_ item: Int) { told.append("row \(item)") }
  func cartTapped() { told.append("cart") }
  func buyAllTapped() { told.append("buy all") }
  func addTapped() { told.append("add") }
  func removeTapped() { told.append("remove") }
}
