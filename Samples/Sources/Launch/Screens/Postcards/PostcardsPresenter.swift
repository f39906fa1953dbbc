import VignolaCore

/// Loads the collection page by page, and each picture when its postcard comes into sight.
@MainActor final class PostcardsPresenter: PostcardsViewOutput {
  /// How far the collection has been loaded.
  private enum Progress {
    case waiting
    case loading
    case failed
    case complete
  }

  /// How many postcards are asked for at once.
  static let pageSize = 20
  /// The next page is asked for when one of so many last rows comes into sight.
  static let lastRows = 3

  weak var view: (any PostcardsView)?

  private let service: any PostcardService
  private let scope: LifetimeScope
  private let onPostcard: (Postcard) -> Void
  private let onFailure: () -> Void
  private let onSignOut: () -> Void
  private var postcards: [Postcard] = []
  private var pictures: [Postcard.ID: Picture] = [:]
  private var picturesAskedFor: Set<Postcard.ID> = []
  private var progress = Progress.waiting

  init(
    service: any PostcardService, in scope: LifetimeScope,
    onPostcard: @escaping (Postcard) -> Void, onFailure: @escaping () -> Void,
    onSignOut: @escaping () -> Void
  ) {
    self.service = service
    self.scope = scope
    self.onPostcard = onPostcard
    self.onFailure = onFailure
    self.onSignOut = onSignOut
  }

  func viewIsReady() { loadPage() }

  func rowShown(_ postcard: Postcard.ID) {
    loadPicture(of: postcard)
    let isNearTheEnd = postcards.suffix(Self.lastRows).contains { $0.id == postcard }
    if isNearTheEnd, progress == .waiting { loadPage() }
  }

  func rowTapped(_ postcard: Postcard.ID) {
    if let postcard = postcards.first(where: { $0.id == postcard }) { onPostcard(postcard) }
  }

  func tryAgainTapped() {
    if progress == .failed { loadPage() }
  }

  func signOutTapped() { onSignOut() }

  private func loadPage() {
    progress = .loading
    show()
    let offset = postcards.count
    scope.spawner.spawn("page") { [weak self, service] in
      do {
        self?.add(try await service.postcards(from: offset, count: Self.pageSize))
      } catch {
        self?.pageFailed()
      }
    }
  }

  private func add(_ page: [Postcard]) {
    postcards += page
    progress = page.count < Self.pageSize ? .complete : .waiting
    show()
  }

  private func pageFailed() {
    progress = .failed
    show()
    onFailure()
  }

  private func loadPicture(of postcard: Postcard.ID) {
    guard picturesAskedFor.insert(postcard).inserted else { return }
    scope.spawner.spawn("picture") { [weak self, service] in
      // A postcard whose picture cannot be had can still be read.
      let picture = try? await service.picture(of: postcard)
      self?.pictures[postcard] = picture ?? Picture(symbol: "photo")
      self?.show()
    }
  }

  private func show() {
    let rows = postcards.map { postcard in
      let picture = pictures[postcard.id]
      return PostcardsDisplay.Row(
        id: postcard.id, name: postcard.title, title: picture == nil ? "" : postcard.title,
        symbol: picture?.symbol)
    }
    view?.show(PostcardsDisplay(rows: rows, rest: rest))
  }

  private var rest: PostcardsDisplay.Rest {
    switch progress {
    case .waiting: .nothing
    case .loading: postcards.isEmpty ? .loading : .loadingMore
    case .failed: .tryAgain
    case .complete: postcards.isEmpty ? .noPostcards : .nothing
    }
  }
}
