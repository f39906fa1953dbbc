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
  /// How a screen is shown when it is presented.
  public enum Presentation: Sendable {
    /// As a sheet, which a person can draw down.
    case sheet
    /// Over the whole screen, to be closed by the app alone. On macOS it is a sheet.
    case fullScreenCover
  }

  private let describe: () -> AnyView
  let look: Look

  /// A screen that shows the view.
  public convenience init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    self.init(look: Look(), content)
  }

  /// A screen that says how it wants to be presented, where it is.
  ///
  /// - Parameters:
  ///   - presentation: How it is shown when it is presented.
  ///   - content: The view that it shows.
  public convenience init<Content: View>(
    presentedAs presentation: Presentation, @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.init(look: Look(presentation: presentation), content)
  }

  /// A screen that is the first of a tab.
  ///
  /// - Parameters:
  ///   - title: What stands in the tab bar.
  ///   - systemImage: The symbol above it, by its name among the system's.
  ///   - content: The view that it shows.
  public convenience init<Content: View>(
    tab title: String, systemImage: String, @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.init(look: Look(tab: (title, systemImage)), content)
  }

  private init<Content: View>(look: Look, _ content: @escaping () -> Content) {
    self.look = look
    describe = { AnyView(content()) }
  }

  /// The view, described anew.
  public var view: AnyView { describe() }
}

extension HostedScreen {
  /// What a screen wants, where its place leaves a choice.
  struct Look {
    var presentation = Presentation.sheet
    var tab: (title: String, symbol: String)?

    init(presentation: Presentation = .sheet, tab: (title: String, symbol: String)? = nil) {
      #if os(macOS)
        self.presentation = .sheet
      #else
        self.presentation = presentation
      #endif
      self.tab = tab
    }
  }
}
