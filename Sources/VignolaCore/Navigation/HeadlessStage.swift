/// A stage without a screen, for tests: it shows what it is asked for at once, and has the gestures
/// of a user.
///
/// ```swift
/// let stage = HeadlessStage()
/// let surface = NavigationSurface(on: stage, in: scope)
/// surface.setRoot { _ in List() }
/// surface.push { _ in Detail() }
/// stage.systemBack()    // true: the user went back
/// stage.systemBack()    // false: there is no way back from a root
/// print(stage.shown)    // List
/// ```
///
/// A gesture does what a hand could do: what is covered cannot be reached, an alert has to be
/// answered first, and nothing else moves while a swipe is under way.
@MainActor public final class HeadlessStage: NavigationStage {
  // Nothing else runs while it is changed.
  /// What the user sees, and what lies below it.
  @exclusivity(unchecked) public internal(set) var shown = NavigationTree()

  /// Whether a back swipe was begun and neither cancelled nor finished.
  public internal(set) var isSwiping = false

  weak var surface: NavigationSurface?
  private var lastForeigner = 0

  /// Makes a stage with nothing on it.
  public init() {}

  /// Called by the surface that plays on this stage.
  ///
  /// - Parameter surface: Where gestures are reported.
  public func attach(to surface: NavigationSurface) {
    self.surface = surface
    if !shown.layers.isEmpty { surface.report(shown) }
  }

  /// Shows the target, and says so.
  ///
  /// - Parameter target: Everything that should be up.
  public func carryOut(_ target: NavigationTree) {
    shown = target
    surface?.report(shown)
  }

  func move(because removal: Removal, _ change: (inout NavigationTree) -> Bool) -> Bool {
    var changed = shown
    guard !isSwiping, change(&changed) else { return false }
    shown = changed
    surface?.report(shown, because: removal)
    return true
  }

  func makeForeigner(_ name: String) -> NavigationTree.Entry {
    lastForeigner += 1
    return NavigationTree.Entry(id: .foreign(lastForeigner), name: name, isForeign: true)
  }
}
