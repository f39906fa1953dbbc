/// Prepares what the view shows: hears everything second, when the state is up to date.
///
/// It may speak to the view alone. In the SwiftUI form it has no updates to send (`PresenterUpdate`
/// is `Never`): it writes into an observable binding that it was made with.
@MainActor public protocol RTPresenter<M>: AnyObject {
  /// The module's messages.
  associatedtype M: RTModule
  /// The view is there and has shown nothing yet.
  func update(firstAppear: Bool, _ port: RTPresenterPort<M>)
  /// The user did something.
  func handle(intent: M.ViewIntent, _ port: RTPresenterPort<M>)
  /// Core said what happened.
  func handle(event: M.CoreEvent, _ port: RTPresenterPort<M>)
  /// Joint, or the parent, told something.
  func handle(input: M.JointInput, _ port: RTPresenterPort<M>)
}

extension RTPresenter where M.ViewIntent == Never {
  /// Nobody can send one.
  public func handle(intent: Never, _ port: RTPresenterPort<M>) {}
}

extension RTPresenter where M.CoreEvent == Never {
  /// Nobody can send one.
  public func handle(event: Never, _ port: RTPresenterPort<M>) {}
}

extension RTPresenter where M.JointInput == Never {
  /// Nobody can send one.
  public func handle(input: Never, _ port: RTPresenterPort<M>) {}
}
