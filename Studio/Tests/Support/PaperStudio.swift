import Observation
import ScreenTree
import Studio
import StudioHTTP

/// A Studio on a port of its own that shows paper catalogs, and remembers each that it started.
@MainActor package final class PaperStudio {
  package private(set) var catalogs: [PaperCatalog] = []
  package private(set) var closed = 0
  private var running: StudioServer?

  package init() {}

  /// Serves for as long as the body runs.
  package static func serve(
    _ body: @MainActor (PaperStudio, StudioServer) async throws -> Void
  ) async throws {
    let paper = PaperStudio()
    let sample = StudioSample(id: "paper", name: "Paper", tryThis: "Add an item.") {
      [weak paper] in
      let catalog = PaperCatalog { paper?.closed += 1 }
      paper?.catalogs.append(catalog)
      return catalog
    }
    let studio = try StudioServer(
      samples: [sample], socket: ListenSocket(address: "127.0.0.1", port: 0))
    defer { studio.stop() }
    try await body(paper, studio)
  }
}

extension Sessions {
  /// Returns as soon as so many apps run.
  package func reach(_ wanted: Int) async {
    for await count in Observations({ self.count }) where count == wanted { return }
  }
}
