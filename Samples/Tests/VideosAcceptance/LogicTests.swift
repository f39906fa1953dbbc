import MVI
import Testing
import VignolaCore
import VignolaTesting

@testable import Videos

/// The list's intent alone: a model that notes what it is told, and a router that notes where it is led.
@MainActor @Suite("The intent of the list, alone", .balanced)
struct LogicTests {
  final class Notes: ListModelActions {
    var lines: [String] = []

    func show(_ step: MVIRequest<[Video]>.Step) {
      switch step {
      case .loading: lines.append("loading")
      case .value(let videos): lines.append("\(videos.count) videos")
      case .failure(let error): lines.append("\(type(of: error))")
      }
    }

    func showWatched(_ id: Video.ID) { lines.append("watched \(id)") }
  }

  let scope = LifetimeScope("List")
  let library = GateLibrary()
  let notes = Notes()
  let routes: ListRoutes
  let logic: ListLogic

  init() {
    routes = ListRoutes(in: scope)
    logic = ListLogic(model: notes, service: library, routes: routes, in: scope)
    balanceAtTheEnd(in: scope)
  }

  @Test("loads when its view appears, and tells the model each step")
  func loads() async {
    library.gate.open(with: SampleVideos.library)
    await logic.viewOnAppear()
    #expect(notes.lines == ["loading", "10 videos"])
  }

  @Test("takes an empty library for a failure")
  func empty() async {
    library.gate.open(with: [])
    await logic.viewOnAppear()
    #expect(notes.lines == ["loading", "NoVideos"])
  }

  @Test("leads to a talk that it has, and hears that it was watched to the end")
  func watched() async {
    library.gate.open(with: SampleVideos.library)
    await logic.viewOnAppear()
    var opened: [Video.ID] = []
    routes.attach { event in
      guard case .route(.item(let video, let result)) = event else { return }
      opened.append(video.id)
      result.send(.toTheEnd)
    }
    logic.onTapVideo(3)
    logic.onTapVideo(999)
    #expect(opened == [3])
    #expect(notes.lines == ["loading", "10 videos", "watched 3"])
  }

  @Test("leads nowhere before there is anything")
  func early() {
    logic.onTapVideo(3)
    #expect(routes.waiting == 0)
  }
}

/// The list's model alone.
@MainActor @Suite("The model of the list, alone")
struct ModelTests {
  let model = ListModel()
  let videos = [
    Video(id: 1, title: "B", year: 2021, address: "b"),
    Video(id: 2, title: "A", year: 2020, address: "a"),
  ]

  @Test("shows talks by title, and which were watched, also when they are loaded anew")
  func rows() {
    #expect(model.content == .loading)
    model.show(.value(videos))
    #expect(model.content.value?.map(\.title) == ["A", "B"])
    #expect(model.content.value?.map(\.year) == ["Held in 2020", "Held in 2021"])
    model.showWatched(1)
    model.show(.value(videos))
    #expect(model.content.value?.map(\.isWatched) == [false, true])
  }

  @Test("says that it failed when there is nothing else, and else keeps what there is")
  func failure() {
    struct Failed: Error {}
    model.show(.failure(Failed()))
    #expect(model.content == .failure(message: "Fail", canRetry: true))
    model.show(.loading)
    #expect(model.content.isLoading)
    model.show(.value(videos))
    model.show(.loading)
    model.show(.failure(Failed()))
    #expect(model.content.value?.count == 2)
  }
}
