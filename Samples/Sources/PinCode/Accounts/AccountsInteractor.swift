import SVIP

/// What the accounts' view commands.
package protocol AccountsInteractor: SVIPInteractor {
  func loadData() async
  func tapped(account: Account.ID) async
}
