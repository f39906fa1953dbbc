import VignolaCore

extension MailboxLane {
  /// What waits for the user's face or finger. Digits go on meanwhile.
  static let biometry = MailboxLane("biometry")
  /// What ends the module, whatever it is doing.
  static let session = MailboxLane("session")
}

/// How the pin's commands are sent, said once for the views of every toolkit.
extension Mailbox<any PinCodeInteractor> {
  package func load() {
    send(as: "loadData", from: "PinCodeView") { await $0.loadData() }
  }

  /// Every tap counts, in the order tapped: one that comes while a pin is checked waits, and is the
  /// first of the next pin.
  package func tap(_ number: Int) {
    send(as: "tapped", from: "PinCodeView") { await $0.tapped(number: number) }
  }

  /// Deleting keeps its turn among the digits. The user is asked for one face at a time.
  package func tap(_ action: PinCodeData.CornerAction) {
    switch action {
    case .delete:
      send(as: "delete", from: "PinCodeView") { await $0.handle(action: action) }
    case .face, .touch:
      send(on: .biometry, .drop, as: "biometry", from: "PinCodeView") {
        await $0.handle(action: action)
      }
    }
  }

  package func logout() {
    send(on: .session, .drop, as: "logout", from: "PinCodeView") { await $0.logout() }
  }
}
