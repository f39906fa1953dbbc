import MVI
import SwiftUI
import VignolaCore

/// Plays and pauses: a custom element, itself built on MVI.
struct PlayButton: View {
  @State private var container: Lazy<PlayButtonContainer>

  init(_ make: @escaping () -> PlayButtonContainer) {
    self.container = Lazy(make)
  }

  var body: some View {
    Button(container.value.state.title) { container.value.onTap() }
  }
}
