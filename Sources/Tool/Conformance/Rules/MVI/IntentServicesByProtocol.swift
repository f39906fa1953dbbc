import CodeIndex

struct MVIIntentServicesByProtocol: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.intent-services-by-protocol",
    summary: "An intent reaches services through protocols",
    severity: .warning,
    rationale: """
      An intent's tests stand in for the network and the store. A service that is named by its \
      class, or asked for its shared instance, cannot be replaced.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: Intent, NumberServiceProtocol",
    fix: "Write a protocol with what the intent needs, and take it in init.",
    violations: [
      Example(
        "A class",
        """
        final class VideoService {}
        final class ListIntent {
          private let service: VideoService  // <-
          init(service: VideoService) { self.service = service }
        }
        """),
      Example(
        "In a base class in another file, by an alias",
        """
        // file: Services/VideoRepository.swift
        actor VideoRepository {}
        typealias Videos = VideoRepository
        // file: Base/BaseList.swift
        class BaseList {
          let videos = Videos()  // <-
        }
        // file: List/ListIntent.swift
        protocol ListIntentProtocol {}
        final class ListIntent: BaseList, ListIntentProtocol {}
        """),
      Example(
        "Nested, made by itself",
        """
        final class VideoService {}
        enum List {
          final class ListIntent {
            private let service = VideoService()  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "A protocol",
        """
        protocol VideoServiceProtocol {}
        final class VideoService: VideoServiceProtocol {}
        final class ListIntent {
          private let service: VideoServiceProtocol
          init(service: VideoServiceProtocol) { self.service = service }
        }
        """),
      Example(
        "A protocol without the ending",
        """
        protocol VideoRepository: Sendable {}
        final class ListIntent {
          private let videos: any VideoRepository
          init(videos: any VideoRepository) { self.videos = videos }
        }
        """),
      Example(
        "A client of functions, which can be replaced one by one",
        """
        struct VideoClient {
          var load: () async -> [String]
        }
        final class ListIntent {
          private let videos: VideoClient
          init(videos: VideoClient) { self.videos = videos }
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return project.components(.mvi, "intent").flatMap { intent in
      project.serviceProperties(of: intent.type).compactMap { property, owner, service in
        let isConcrete = project.targets(of: property, in: owner).contains {
          [.class, .actor].contains($0.kind)
        }
        guard isConcrete, seen.insert(property.head.position).inserted else { return nil }
        return finding(
          in: project, intent.type, about: property.name, at: property.head.position,
          "\(intent.type.name) holds \(service) itself: take a protocol, so that a test can "
            + "stand in")
      }
    }
  }
}
