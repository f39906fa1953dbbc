import MVI
import SwiftUI
import VignolaCore
import VignolaUI

/// One talk, and the button that plays and pauses it.
struct ItemScreen: View {
  @State private var module: Lazy<ItemModule>

  init(_ video: Video, result: MVIResult<Watched>, with context: VideosContext) {
    self.module = Lazy { ItemModule(video, result: result, with: context) }
  }

  private var intent: ItemContainer { module.value.container }
  private var state: any ItemModelState { module.value.container.state }

  var body: some View {
    VStack {
      Text(state.address)
      PlayButton { module.value.makePlayButton() }
    }
    .navigationTitle(state.title)
    .onAppear { intent.viewOnAppear() }
    .onDisappear { intent.viewOnDisappear() }
    .closes(intent.scope)
  }
}
