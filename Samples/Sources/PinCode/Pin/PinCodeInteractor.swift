import SVIP

/// What the pin's view commands.
package protocol PinCodeInteractor: SVIPInteractor {
  func loadData() async
  func tapped(number: Int) async
  func handle(action: PinCodeData.CornerAction) async
  func logout() async
}
