/// The business logic of a module: hears everything first, changes the state, and says what
/// happened.
///
/// ```swift
/// final class EditCore: RTCore {
///   func run(_ port: RTCorePort<Edit>) {}
///   func handle(intent: Edit.ViewIntent, _ port: RTCorePort<Edit>) {
///     guard case .saveTapped = intent else { return }
///     tasks.save(state.text)
///     port.notify(event: .saved)
///   }
/// }
/// ```
///
/// What it says is heard after everyone has heard what it is handling (G1): a view's intent reaches
/// Presenter and Joint before the event that Core made of it.
@MainActor public protocol RTCore<M>: AnyObject {
  /// The module's messages.
  associatedtype M: RTModule
  /// The module begins. What is sent from here is heard after the presenter's first update.
  func run(_ port: RTCorePort<M>)
  /// The user did something.
  func handle(intent: M.ViewIntent, _ port: RTCorePort<M>)
  /// Joint, or the parent, told something.
  func handle(input: M.JointInput, _ port: RTCorePort<M>)
}

extension RTCore where M.ViewIntent == Never {
  /// Nobody can send one.
  public func handle(intent: Never, _ port: RTCorePort<M>) {}
}

extension RTCore where M.JointInput == Never {
  /// Nobody can send one.
  public func handle(input: Never, _ port: RTCorePort<M>) {}
}
