/// What the app works with.
@MainActor public struct VideosServices {
  /// Knows the talks.
  public let videos: any VideoService
  /// Makes a player for an item's screen.
  public let makePlayer: @MainActor () -> any VideoPlayer

  /// Services.
  ///
  /// - Parameters:
  ///   - videos: Knows the talks.
  ///   - makePlayer: Makes a player for an item's screen.
  public init(
    videos: any VideoService,
    makePlayer: @escaping @MainActor () -> any VideoPlayer = { StubPlayer() }
  ) {
    self.videos = videos
    self.makePlayer = makePlayer
  }
}
