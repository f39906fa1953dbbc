import VignolaCore

/// A player that shows nothing and remembers what it was told.
@MainActor public final class StubPlayer: VideoPlayer {
  /// What it does now.
  public let status = Observed(PlayerStatus.idle, as: "StubPlayer.status")
  /// The video it has.
  public private(set) var address: String?

  /// A player without a video.
  public init() {}

  /// Takes up a video.
  ///
  /// - Parameter address: Where it is found.
  public func load(_ address: String) {
    self.address = address
    status.set(.paused)
  }

  /// Plays on.
  public func play() {
    if address != nil { status.set(.playing) }
  }

  /// Waits where it is.
  public func pause() {
    if status.value == .playing { status.set(.paused) }
  }

  /// Puts the video away.
  public func stop() {
    address = nil
    status.set(.idle)
  }

  /// Comes to the end of the video.
  public func end() {
    if address != nil { status.set(.ended) }
  }
}
