import RoundTable

final class DetailJoint: RTJoint {
  func handle(intent: Detail.ViewIntent, _ port: RTJointPort<Detail>) {}
  func handle(event: Detail.CoreEvent, _ port: RTJointPort<Detail>) {}
}
