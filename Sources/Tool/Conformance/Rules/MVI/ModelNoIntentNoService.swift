import CodeIndex

struct MVIModelNoIntentNoService: Rule {
  let about: RuleDescription = RuleDescription(
    id: "mvi.model-no-intent-no-service",
    summary: "A model knows neither its intent nor a service",
    severity: .warning,
    rationale: """
      The model turns what it is told into what is shown. With a service it decides what to \
      load, and with its intent it starts over by itself: the one direction is gone.
      """,
    source: "\"SwiftUI и MVI\", Vyacheslav Ansimov, 2024: Model",
    fix: "Let the intent ask the service, and tell the model.",
    violations: [
      Example(
        "A service",
        """
        protocol VideoServiceProtocol {}
        protocol ListModelState {}
        final class ListModel: ListModelState {
          private let service: VideoServiceProtocol  // <-
          init(service: VideoServiceProtocol) { self.service = service }
        }
        """),
      Example(
        "The intent, in a base class in another file",
        """
        // file: List/ListIntent.swift
        protocol ListIntentProtocol: AnyObject {}
        final class ListIntent: ListIntentProtocol {}
        // file: Base/Base.swift
        class BaseScreen {
          weak var intent: (any ListIntentProtocol)?  // <-
        }
        // file: List/ListModel.swift
        protocol ListModelActions: AnyObject {}
        final class ListModel: BaseScreen, ListModelActions {}
        """),
      Example(
        "A shared one, nested",
        """
        final class VideoService {
          static let shared = VideoService()
          func load() {}
        }
        protocol ListModelActions: AnyObject {}
        enum List {
          final class ListModel: ListModelActions {
            func show() { VideoService.shared.load() }  // <-
          }
        }
        """),
    ],
    nearMisses: [
      Example(
        "Data of a service, as a value",
        """
        struct Video {}
        protocol ListModelActions: AnyObject { func show(_ videos: [Video]) }
        final class ListModel: ListModelActions {
          func show(_ videos: [Video]) {}
        }
        """),
      Example(
        "A kind of service is a value",
        """
        enum MilitaryServiceType { case army, navy }
        protocol ListModelState {}
        final class ListModel: ListModelState {
          private(set) var service = MilitaryServiceType.army
          private(set) var kind: MilitaryServiceType = .army
        }
        """),
      Example(
        "A formatter",
        """
        import Foundation
        protocol ListModelState {}
        final class ListModel: ListModelState {
          private let formatter = DateFormatter()
        }
        """),
      Example(
        "The intent has them",
        """
        protocol VideoServiceProtocol {}
        protocol ListModelActions: AnyObject {}
        final class ListModel: ListModelActions {}
        final class ListIntent {
          weak var model: ListModelActions?
          var service: VideoServiceProtocol?
        }
        """),
    ])

  func findings(in project: Project) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return project.components(.mvi, "model").flatMap { model -> [Finding] in
      let type = model.type
      let services = project.serviceProperties(of: type).filter { property, owner, _ in
        let targets = project.targets(of: property, in: owner)
        return targets.isEmpty || targets.contains { ![.enum, .struct].contains($0.kind) }
      }
      .map { ($0.service, $0.property.head.position) }
      let shared = project.sharedServices(in: type)
        .filter { project.type(mentionedAs: $0.name, from: type)?.kind != .enum }
        .map { ($0.name, $0.position) }
      let intents = project.code.propertiesWithInherited(of: type)
        .compactMap { property, owner -> (String, SourcePosition)? in
          project.targets(of: property, in: owner)
            .first { project.isItself($0, .mvi, "intent", "intent-protocol") }
            .map { ($0.name, property.head.position) }
        }
      return (services + shared + intents).filter { seen.insert($0.1).inserted }.map {
        name, position in
        finding(
          in: project, type, about: name, at: position,
          "The model \(type.name) knows \(name): leave asking to the intent, and be told")
      }
    }
  }
}
