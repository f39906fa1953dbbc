import SwiftUI
import VignolaUI

/// What SwiftUI keeps for a view while it is there. The view itself is a value, of which nobody can
/// say whether it is still alive.
final class ViewLife<Watched: View> {}

extension View {
  /// Tells whoever watches the catalog that SwiftUI has begun to keep something for this view.
  func watched() -> some View { modifier(Watching<Self>()) }
}

private struct Watching<Watched: View>: ViewModifier {
  @Environment(\.watch) private var watch
  @State private var life: ViewLife<Watched>?

  func body(content: Content) -> some View {
    content.onFirstAppearance {
      let life = ViewLife<Watched>()
      self.life = life
      watch(life)
    }
  }
}

extension EnvironmentValues {
  /// Is told of what SwiftUI keeps for each screen, as it begins to.
  var watch: (AnyObject) -> Void {
    get { self[WatchKey.self] }
    set { self[WatchKey.self] = newValue }
  }
}

private struct WatchKey: EnvironmentKey {
  static var defaultValue: (AnyObject) -> Void { { _ in } }
}
