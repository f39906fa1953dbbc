import SVIP
import Shop

/// What the list's view commands.
package protocol CatalogInteractor: SVIPInteractor {
  func loadData() async
  func add(_ item: Item.ID) async
  func remove(_ item: Item.ID) async
  func tapped(_ item: Item.ID) async
  func cartTapped() async
}
