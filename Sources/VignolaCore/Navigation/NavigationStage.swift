/// What a ``NavigationSurface`` plays on: the toolkit that really shows screens.
///
/// A stage is asked for a whole tree, makes it so in its own time, and then says what is really
/// there, never what it meant to do. Whoever else moves screens, the user above all, it says that
/// too, in the same way:
///
/// ```swift
/// func carryOut(_ target: NavigationTree) {
///   controller.setViewControllers(controllers(for: target), animated: true)
/// }
///
/// func navigationController(_: UINavigationController, didShow _: UIViewController, ...) {
///   surface?.report(treeOfWhatIsThere(), because: .systemBack)
/// }
/// ```
///
/// Every report means that the stage is at rest. Between ``carryOut(_:)`` and the next report, and
/// between ``NavigationSurface/hold()`` and the next report, the surface asks for nothing: verbs
/// wait. ``HeadlessStage`` is the stage for tests.
@MainActor public protocol NavigationStage: AnyObject {
  /// The surface that is going to play on this stage, once, before anything else.
  ///
  /// A stage keeps it weakly. One that has screens already reports them here.
  ///
  /// - Parameter surface: Where reports go.
  func attach(to surface: NavigationSurface)

  /// Makes the target so, and then reports what is really there.
  ///
  /// The report may come at once or later. The screens are found by their identity with
  /// ``NavigationSurface/screen(_:)``.
  ///
  /// - Parameter target: Everything that should be up, what is there already included.
  func carryOut(_ target: NavigationTree)
}
