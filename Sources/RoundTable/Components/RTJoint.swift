/// Connects a module with those around it: hears everything last, opens children, takes inputs from
/// the parent and gives it outputs.
///
/// ```swift
/// final class ListJoint: RTJoint {
///   let place: ScreenHandle
///   func handle(intent: List.ViewIntent, _ port: RTJointPort<List>) {
///     guard case .addTapped = intent else { return }
///     place.present(editAssembly) { output in
///       if case .saved = output { port.notify(input: .listChanged) }
///       return .close
///     }
///   }
///   func handle(event: List.CoreEvent, _ port: RTJointPort<List>) {}
/// }
/// ```
///
/// It is the only component that navigates, and the only one that is given the trunk.
@MainActor public protocol RTJoint<M>: AnyObject {
  /// The module's messages.
  associatedtype M: RTModule
  /// The user did something.
  func handle(intent: M.ViewIntent, _ port: RTJointPort<M>)
  /// Core said what happened.
  func handle(event: M.CoreEvent, _ port: RTJointPort<M>)
}

extension RTJoint where M.ViewIntent == Never {
  /// Nobody can send one.
  public func handle(intent: Never, _ port: RTJointPort<M>) {}
}

extension RTJoint where M.CoreEvent == Never {
  /// Nobody can send one.
  public func handle(event: Never, _ port: RTJointPort<M>) {}
}
