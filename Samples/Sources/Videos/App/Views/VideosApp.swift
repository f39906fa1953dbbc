import SwiftUI
import VignolaCore

/// SwiftUI Videos, the demo of the MVI article: a list of talks, and a player for each.
///
/// ```swift
/// WindowGroup {
///   VideosApp(services: VideosServices(videos: SampleVideos()), under: LifetimeScope("Videos"))
/// }
/// ```
public struct VideosApp: View {
  private let context: VideosContext

  /// The app. It begins when it is first shown; made again in the same place, it is the same app.
  ///
  /// - Parameters:
  ///   - services: What it works with.
  ///   - scope: The app's life.
  ///   - watch: Is told of each container, intent, model and way to a router as it is made.
  public init(
    services: VideosServices, under scope: LifetimeScope,
    watch: @escaping (AnyObject) -> Void = { _ in }
  ) {
    context = VideosContext(services: services, scope: scope, watch: watch)
  }

  /// The app's screens.
  public var body: some View { ListScreen(with: context) }
}
