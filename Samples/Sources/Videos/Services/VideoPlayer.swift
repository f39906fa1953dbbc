import VignolaCore

/// Plays one video at a time.
///
/// An app's own is a few lines over `AVPlayer`. Whoever plays with the system's own controls, or comes
/// to the end, changes ``status`` too: that is where everybody reads it.
@MainActor public protocol VideoPlayer: AnyObject {
  /// What it does now.
  var status: Observed<PlayerStatus> { get }
  /// Takes up a video, and does not play it yet.
  ///
  /// - Parameter address: Where it is found.
  func load(_ address: String)
  /// Plays on, from the beginning if it was at the end.
  func play()
  /// Waits where it is.
  func pause()
  /// Puts the video away.
  func stop()
}

/// What a player does.
public enum PlayerStatus: Equatable, Sendable {
  /// It has no video.
  case idle
  /// It has one, and waits.
  case paused
  /// It plays.
  case playing
  /// It has come to the end.
  case ended
}
