@testable import CatalogMVP

/// A presenter of any screen, which notes what its view says.
@MainActor final class OutputSpy: CatalogViewOutput, CartViewOutput, DetailViewOutput {
  private(set) var told: [String] = []

  func viewIsReady() { told.append("ready") }
  func plusTapped(_ item: Int) { told.append("plus \(item)") }
  func minusTapped(_ item: Int) { told.append("minus \(item)") }
  func rowTapped(_ item: Int) { told.append("row \(item)") }
  func cartTapped() { told.append("cart") }
  func buyAllTapped() { told.append("buy all") }
  func addTapped() { told.append("add") }
  func removeTapped() { told.append("remove") }
}
