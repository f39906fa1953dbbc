import MVI
import Observation
import VignolaCore

/// What the view may read.
@MainActor protocol ListModelState {
  var title: String { get }
  var content: Loadable<[VideoRow]> { get }
}

/// What the intent may do.
@MainActor protocol ListModelActions: AnyObject {
  func show(_ step: MVIRequest<[Video]>.Step)
  func showWatched(_ id: Video.ID)
}

/// A talk as the list shows it.
struct VideoRow: Identifiable, Equatable, Sendable {
  let id: Video.ID
  let title: String
  let year: String
  let isWatched: Bool
}

/// Makes of talks what the list shows. What is there stays while newer is loaded.
@MainActor @Observable final class ListModel: ListModelState, ListModelActions {
  let title = "SwiftUI Videos"
  private(set) var content = Loadable<[VideoRow]>.loading
  @ObservationIgnored private var watched: Set<Video.ID> = []

  func show(_ step: MVIRequest<[Video]>.Step) {
    let new = step.loadable { _ in ("Fail", canRetry: true) }.map(rows)
    if new.value != nil || content.value == nil { content = new }
  }

  func showWatched(_ id: Video.ID) {
    watched.insert(id)
    content = content.map { rows in
      rows.map {
        VideoRow(
          id: $0.id, title: $0.title, year: $0.year, isWatched: watched.contains($0.id))
      }
    }
  }

  private func rows(_ videos: [Video]) -> [VideoRow] {
    videos.sorted { $0.title < $1.title }.map {
      VideoRow(
        id: $0.id, title: $0.title, year: "Held in \($0.year)", isWatched: watched.contains($0.id))
    }
  }
}
