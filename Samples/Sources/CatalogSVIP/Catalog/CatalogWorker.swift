import SVIP
import Shop

/// What the catalog's logic asks of the shop.
package protocol CatalogWorker: SVIPWorker {
  func cart() async -> Cart
  func add(_ item: Item.ID) async
  func remove(_ item: Item.ID) async
  func buyAll() async
}
