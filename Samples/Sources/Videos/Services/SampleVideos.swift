import VignolaCore

/// The ten talks of the article's demo, after a while.
public actor SampleVideos: VideoService {
  /// What can go wrong.
  public enum Failure: Error {
    /// Nobody answers, the first `failures` times that one asks.
    case unreachable
  }

  private let delay: Duration
  private let clock: any Clock<Duration>
  private var failures: Int

  /// A library.
  ///
  /// - Parameters:
  ///   - failures: How often it fails before it answers.
  ///   - delay: How long it takes to answer.
  ///   - clock: What that is measured by.
  public init(
    failures: Int = 0, after delay: Duration = .zero,
    by clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.failures = failures
    self.delay = delay
    self.clock = clock
  }

  /// The ten talks.
  public func videos() async throws -> [Video] {
    if delay > .zero { try await clock.sleep(for: delay) }
    guard failures == 0 else {
      failures -= 1
      throw Failure.unreachable
    }
    return Self.library
  }

  nonisolated static let library = [
    ("What's new in SwiftUI (2022)", 2022, "10052"),
    ("The SwiftUI cookbook for navigation", 2022, "10054"),
    ("Use SwiftUI with UIKit", 2022, "10072"),
    ("What's new in SwiftUI (2021)", 2021, "10018"),
    ("Discover concurrency in SwiftUI", 2021, "10019"),
    ("Demystify SwiftUI", 2021, "10022"),
    ("Direct and reflect focus in SwiftUI", 2021, "10023"),
    ("Localize your SwiftUI app", 2021, "10220"),
    ("SF Symbols in SwiftUI", 2021, "10349"),
    ("What's new in SwiftUI (2020)", 2020, "10041"),
  ].enumerated().map { number, talk in
    Video(id: number, title: talk.0, year: talk.1, address: "wwdc\(talk.1)/\(talk.2)")
  }
}
