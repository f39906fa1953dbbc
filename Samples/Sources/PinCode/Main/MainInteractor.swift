import SVIP

/// What the main view commands.
package protocol MainInteractor: SVIPInteractor {
  func loadData() async
  func switchAccount() async
}
