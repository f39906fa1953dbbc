/// A module's own place on a surface: what it navigates with, without knowing who shows it.
///
/// ```swift
/// final class ListJoint {
///   let place: ScreenHandle
///   func open(_ item: Item) {
///     place.push({ DetailAssembly.make(item, at: $0) }) { _ in self.refresh() }
///   }
///   func done() { place.close() }
/// }
/// ```
///
/// It is a value that keeps nothing alive: neither the screen nor the surface. It exists before the
/// screen does, since the screen is made from it. When the screen has left, every verb of its
/// handle is refused and traced. A covered screen can neither push nor present, so two taps on one
/// button open one screen (G9).
@MainActor public struct ScreenHandle {
  let issuer: ScreenID.Issuer

  /// The appearance it stands for.
  public let id: ScreenID

  /// The surface, as long as it lives.
  var surface: NavigationSurface? { issuer.surface }

  /// The life its surface belongs to; nil when the surface has gone.
  public var scope: LifetimeScope? { surface?.scope }

  /// Whether its screen is on the surface, or on its way there.
  public var isUp: Bool {
    surface?.target.contains(id) ?? false
  }

  /// Whether something covers its screen, or the screen is not up at all.
  public var isCovered: Bool {
    surface?.target.isCovered(id) ?? true
  }

  /// Puts a screen on top of this one.
  ///
  /// - Parameters:
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  ///   - onRemoved: Called once, when the screen is gone.
  /// - Returns: The new screen's handle; nil if refused, as when this screen is covered.
  @discardableResult
  public func push(
    _ build: (ScreenHandle) -> any Screen,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    surface?.put(.push, build, onRemoved) { .push($0, over: id) }
  }

  /// Presents a screen over this one, as the first of a stack of its own.
  ///
  /// - Parameters:
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  ///   - onRemoved: Called once, when the screen is gone.
  /// - Returns: The new screen's handle; nil if refused, as when this screen is not visible.
  @discardableResult
  public func present(
    _ build: (ScreenHandle) -> any Screen,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    surface?.put(.present, build, onRemoved) { .present($0, over: id) }
  }

  /// Replaces the stack in which this screen is, itself included, by one screen.
  ///
  /// In a tab it is that tab's stack; the other tabs stay.
  ///
  /// - Parameters:
  ///   - build: Makes the screen; its handle exists before it does. Not called if refused.
  ///   - onRemoved: Called once, when the screen is gone.
  /// - Returns: The new screen's handle; nil if refused.
  @discardableResult
  public func setRoot(
    _ build: (ScreenHandle) -> any Screen,
    onRemoved: @escaping (Removal) -> Void = { _ in }
  ) -> ScreenHandle? {
    surface?.put(.setRoot, build, onRemoved) { .setRoot($0, in: id) }
  }

  /// Takes away everything that covers this screen.
  ///
  /// - Returns: Whether it is up and was covered.
  @discardableResult
  public func popToHere() -> Bool {
    surface?.pop(to: id) ?? false
  }

  /// Takes away this screen and everything over it.
  ///
  /// The first screen of what was presented takes that away; the root, and the first screen of a
  /// tab, stay.
  ///
  /// - Returns: Whether it was possible.
  @discardableResult
  public func close() -> Bool {
    surface?.perform(.close, .remove(id)) ?? false
  }

  /// Shows an alert over whatever the user sees.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says below the title.
  ///   - then: Called once, when the alert has ended, whoever ended it.
  /// - Returns: Whether it was possible: this screen is up, and no alert is yet.
  @discardableResult
  public func alert(
    _ title: String, message: String = "", then: @escaping () -> Void = {}
  ) -> Bool {
    guard let surface else { return false }
    guard isUp else { return surface.perform(.alert, nil) }
    return surface.alert(title, message: message, then: then)
  }
}
