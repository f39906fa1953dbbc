import MVI
import SwiftUI
import VignolaCore

/// A talk in the list: a custom element, itself built on MVI.
///
/// What the list knows of the talk it is given anew each time it is drawn; only what is its own lives in
/// its container, which SwiftUI keeps by the row's identity.
struct VideoCard: View {
  private let row: VideoRow
  @State private var container: Lazy<CardContainer>

  init(_ row: VideoRow, onTap: MVIOutput<Video.ID>, with context: VideosContext) {
    self.row = row
    self.container = Lazy { .make(of: row.id, onTap: onTap, with: context) }
  }

  private var card: CardContainer { container.value }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Button(row.title) { card.onTap() }
          .buttonStyle(.plain)
        if card.state.showsMore { Text(row.year) }
      }
      Spacer()
      if row.isWatched { Text("Watched") }
      Button {
        card.onTapMore()
      } label: {
        Image(systemName: "info.circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("\(card.state.moreTitle) \(row.title)")
    }
  }
}
