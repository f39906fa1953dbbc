import Testing
import VignolaCore

@testable import VignolaTesting

/// A screen that a user leaves while something is on its way to it.
@MainActor private final class Departure {
  private(set) var isGone = false
  private(set) var shownTooLate = 0

  func show() { if isGone { shownTooLate += 1 } }
  func leave() { isGone = true }
}

/// Races of a departure: what protects from them, and that without it they are found.
@MainActor @Suite("A screen that is left") struct RaceTests {
  @Test("shows no answer that comes later, if its scope delivers it", .proves(.g4, .core))
  func lateAnswer() async throws {
    try await explore(seeds: 0..<500) {
      let (app, screen, service) = (LifetimeScope("App"), Departure(), Elsewhere())
      let module = app.child("Module")
      module.spawner.spawn("load") {
        await service.visit()
        module.deliver(.event, "loaded", to: "Screen") { screen.show() }
      }
      app.spawner.spawn("user") {
        await service.visit()
        screen.leave()
        module.close()
      }
      try await settle(app)
      #expect(screen.shownTooLate == 0)
    }
  }

  @Test("shows one in one of 500 orders, if nothing asks whether it is gone")
  func unguardedAnswer() async {
    await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: 0..<500) {
        let (app, screen, service) = (LifetimeScope("App"), Departure(), Elsewhere())
        app.spawner.spawn("load") {
          await service.visit()
          screen.show()
        }
        app.spawner.spawn("user") {
          await service.visit()
          screen.leave()
        }
        try await settle(app)
        #expect(screen.shownTooLate == 0)
      }
    }
  }

  @Test(
    "shows nothing when it is cancelled as it is left, wherever its task is", .proves(.g4, .core))
  func cancelled() async throws {
    try await explore(seeds: 0..<500) {
      let (app, screen, service) = (LifetimeScope("App"), Departure(), Elsewhere())
      let module = app.child("Module")
      module.spawner.spawn("load") {
        for _ in 0..<3 where !Task.isCancelled { await service.visit() }
        module.deliver(.event, "loaded", to: "Screen") { screen.show() }
      }
      app.spawner.spawn("user") {
        await service.visit()
        await service.visit()
        screen.leave()
        module.close()
      }
      try await settle(app)
      #expect(screen.shownTooLate == 0)
    }
  }

  @Test("shows something in one of 500 orders, if it asks too early whether it was cancelled")
  func cancelledTooLate() async {
    await #expect(throws: ExplorationFailure.self) {
      try await explore(seeds: 0..<500) {
        let (app, screen, service) = (LifetimeScope("App"), Departure(), Elsewhere())
        await withTaskGroup(of: Void.self) { group in
          group.addTask {
            await service.visit()
            guard !Task.isCancelled else { return }
            await service.visit()
            await screen.show()
          }
          await service.visit()
          screen.leave()
          group.cancelAll()
        }
        try await settle(app)
        #expect(screen.shownTooLate == 0)
      }
    }
  }
}
