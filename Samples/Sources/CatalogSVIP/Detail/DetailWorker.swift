import SVIP
import Shop

/// What the sheet's logic asks of the module that opened it.
package protocol DetailWorker: SVIPWorker {
  func count(of item: Item.ID) async -> Int
  func add(_ item: Item.ID) async
  func remove(_ item: Item.ID) async
}
