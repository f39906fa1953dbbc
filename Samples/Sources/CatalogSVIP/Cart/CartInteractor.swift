import SVIP

/// What the cart's view commands.
package protocol CartInteractor: SVIPInteractor {
  func loadData() async
  func buyAll() async
}
