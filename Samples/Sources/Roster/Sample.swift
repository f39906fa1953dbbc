import Shop
import VignolaCore

/// One sample app: what it is called, what to try in it, and how it is made.
public struct Sample: Identifiable, Sendable {
  /// Makes a running app over a store, at a place, telling `watch` of each component it makes.
  public typealias Maker =
    @MainActor @Sendable (
      _ store: CartStore, _ place: ScreenHandle, _ watch: @escaping (AnyObject) -> Void
    ) -> any Screen

  /// Begins a running app over a store, on a surface, telling `watch` of each component it makes.
  /// What it returns is to be kept for as long as the app is to run.
  public typealias Starter =
    @MainActor @Sendable (
      _ store: CartStore, _ surface: NavigationSurface, _ watch: @escaping (AnyObject) -> Void
    ) -> AnyObject?

  /// What a sample's screens are shown by.
  public enum Stage: Sendable {
    /// SwiftUI, with a path that the first screen has of its own.
    case ownPath
    /// SwiftUI, through the stage of a surface.
    case swiftUI
    #if !os(macOS)
      /// UIKit, through the stage of a surface.
      case uiKit
    #endif
  }

  /// The architecture's word on the command line: `vsurf`.
  public let id: String
  /// The architecture's name as people write it.
  public let name: String
  /// One sentence on what to try.
  public let tryThis: String
  let stage: Stage
  let begin: Starter

  /// A sample that makes its first screen.
  public init(
    _ id: String, _ name: String, on stage: Stage, tryThis: String, make: @escaping Maker
  ) {
    self.init(
      id, name, on: stage, tryThis: tryThis,
      begin: { store, surface, watch in
        surface.setRoot({ place in make(store, place, watch) })
        return nil
      })
  }

  /// A sample that puts its screens on the surface itself, as flows do.
  public init(
    _ id: String, _ name: String, on stage: Stage, tryThis: String, begin: @escaping Starter
  ) {
    self.id = id
    self.name = name
    self.stage = stage
    self.tryThis = tryThis
    self.begin = begin
  }
}
