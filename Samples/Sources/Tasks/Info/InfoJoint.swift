import RoundTable

/// Tells the parent when the user has seen enough.
final class InfoJoint: RTJoint {
  func handle(intent: Info.ViewIntent, _ port: RTJointPort<Info>) {
    switch intent {
    case .closeTapped: port.notifyOut(output: .closed)
    case .decrementTapped, .incrementTapped: break
    }
  }
}
