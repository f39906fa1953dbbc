import SwiftUI
import VignolaCore

/// Shows a screen inside SwiftUI.
///
/// ```swift
/// Tab("First", systemImage: "1.circle", value: 0) { ScreenView(first) }
/// ```
///
/// A screen of a kind it does not know is shown as a line of text that names the kind, so that a
/// mistake in composition is seen where it was made.
public struct ScreenView: View {
  private let screen: any Screen

  /// A view of the screen.
  public init(_ screen: any Screen) {
    self.screen = screen
  }

  /// The screen's own view.
  public var body: some View {
    if let hosted = screen as? HostedScreen {
      hosted.view
    } else {
      Text("\(String(describing: type(of: screen))) cannot be shown in SwiftUI")
    }
  }
}
