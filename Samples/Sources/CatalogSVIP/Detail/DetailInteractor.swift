import SVIP

/// What the sheet's view commands.
package protocol DetailInteractor: SVIPInteractor {
  func loadData() async
  func add() async
  func remove() async
}
