/// A running app without a window: what its screen shows, and word of when that changes.
///
/// The screen driver and the Studio both stand on this and on nothing else, so what a test sees is
/// what a person sees in the browser.
@MainActor public protocol ScreenHost: AnyObject {
  /// Brings the screen up to date and returns its root, of the role ``ElementRole/window``.
  func rendered() -> RenderedElement

  /// Called on the main actor after something changed that the next rendering will show; several
  /// changes of one turn may be told once. A handler that renders at once is right.
  var onChange: (() -> Void)? { get set }

  /// Removes the app: its state is dropped, its tasks are cancelled, `onDisappear` runs. After
  /// that the window is empty. Closing twice is the same as once.
  func close()
}
