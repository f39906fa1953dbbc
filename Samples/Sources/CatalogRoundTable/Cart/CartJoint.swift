import RoundTable

final class CartJoint: RTJoint {
  func handle(intent: CartModule.ViewIntent, _ port: RTJointPort<CartModule>) {}

  func handle(event: CartModule.CoreEvent, _ port: RTJointPort<CartModule>) {
    switch event {
    case .bought: port.notifyOut(output: .bought)
    }
  }
}
