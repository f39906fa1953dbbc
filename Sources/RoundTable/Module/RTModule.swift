/// What a module is made of, said once: its messages and its state.
///
/// ```swift
/// enum Edit: RTModule {
///   static let name: StaticString = "Edit"
///   final class State { var text = "" }
///   enum ViewIntent { case typed(String), saveTapped, cancelTapped }
///   enum CoreEvent { case saved }
///   enum PresenterUpdate { case canSave(Bool) }
///   enum JointOutput { case saved, cancelled }
/// }
/// ```
///
/// Messages are facts ("it happened"), never commands, and each kind has one sender. A kind that is
/// not declared is `Never`: nobody can send it, and nobody need handle it. One such type replaces
/// the eleven generic parameters of the original.
///
/// Round Table was published by Jivo in 2022; the names are the article's.
@MainActor public protocol RTModule {
  /// What traces and leak reports call the module.
  static var name: StaticString { get }
  /// What Core tells Presenter and Joint.
  associatedtype CoreEvent: Sendable = Never
  /// What Presenter tells the view.
  associatedtype PresenterUpdate: Sendable = Never
  /// What the view tells Core, Presenter and Joint.
  associatedtype ViewIntent: Sendable = Never
  /// What Joint, or the parent through it, tells Core and Presenter.
  associatedtype JointInput: Sendable = Never
  /// What Joint tells the parent.
  associatedtype JointOutput: Sendable = Never
  /// The module's operational data, written by Core and read by the others.
  associatedtype State: AnyObject
}
