#if !os(macOS)
  import UIKit
  import VignolaCore

  /// Plays a surface on UIKit: stacks are navigation controllers, tabs a tab bar controller, what is
  /// presented is presented.
  ///
  /// ```swift
  /// let window = UIWindow(frame: frame)
  /// let surface = NavigationSurface(on: ControllerStage(window: window), in: app)
  /// surface.setRoot({ place in listAssembly(at: place) })
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// A screen that is a view controller is shown as it is; a ``HostedScreen`` in a hosting
  /// controller. After each transition, whoever made it, the stage reads back what is really there:
  /// the back button, a swipe carried to its end, a sheet drawn down, a controller that other code
  /// pushed, which appears as foreign. While a back swipe is held the surface's verbs wait until it
  /// has been let go or carried to its end.
  ///
  /// It can also be put over one navigation controller of an old app, which then has one flow of
  /// ours among its own screens.
  @MainActor public final class ControllerStage: NSObject, NavigationStage {
    enum Base {
      case window(UIWindow)
      case adopted(UINavigationController)
    }

    let base: Base
    let seats = ControllerSeats()
    weak var surface: NavigationSurface?
    /// The delegate that an adopted navigation controller had.
    weak var formerDelegate: (any UINavigationControllerDelegate)?
    /// What goes on when the navigation controller has shown what it was given.
    var awaited: (controller: UINavigationController, goOn: () -> Void)?
    var isCarryingOut = false
    let adaptations = ControllerAdaptations()
    /// The alerts that are up, by the controllers that show them.
    var alerts: [ObjectIdentifier: NavigationTree.Alert] = [:]

    /// A stage that has a window to itself: the surface's root becomes the window's.
    public init(window: UIWindow) {
      base = .window(window)
      super.init()
    }

    /// A stage over a navigation controller that is there already. What is in it appears as foreign
    /// and stays; its delegate goes on being told what was shown.
    public init(adopting controller: UINavigationController) {
      base = .adopted(controller)
      formerDelegate = controller.delegate
      super.init()
      controller.delegate = self
    }

    /// Called by the surface that plays on this stage.
    public func attach(to surface: NavigationSurface) {
      self.surface = surface
      let there = whatIsThere()
      if !there.layers.isEmpty { surface.report(there) }
    }

    /// The controller at the bottom of all.
    var root: UIViewController? {
      switch base {
      case .window(let window): window.rootViewController
      case .adopted(let controller): controller
      }
    }
  }
#endif
