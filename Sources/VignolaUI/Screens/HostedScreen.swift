import SwiftUI
import VignolaCore

/// A SwiftUI view as a screen that coordinators, joints and routers can push, present and hand on
/// without knowing a toolkit.
///
/// ```swift
/// let screen: any Screen = HostedScreen { CatalogViewGroup() }
/// ```
///
/// The view is described when it is shown, not when the screen is made, and again each time SwiftUI
/// asks; its state lives by its identity in the place where it is shown.
@MainActor public final class HostedScreen: Screen {
  private let describe: () -> AnyView

  /// A screen that shows the view.
  public init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    describe = { AnyView(content()) }
  }

  /// The view, described anew.
  public var view: AnyView { describe() }
}
