import Coordinators
import VignolaCore

/// Runs a flow of one screen until it is finished.
final class CoordinatorsApp: SoakedApp {
  let scope = soakedScope()
  private let tally = Tally()
  private let parent: Flow<Void>

  init() {
    parent = Flow("Parent", on: NavigationSurface(on: HeadlessStage(), in: scope))
    parent.router.setRoot(EmptyScreen())
  }

  var heard: Int { tally.heard }

  func visit() {
    let child = SoakedFlow(parent.router, tally)
    parent.run(child) { _ in }
    for _ in 0..<99 { child.note() }
    child.flow.finish()
  }
}

final class SoakedFlow: Coordinator {
  let flow: Flow<Void>
  private let tally: Tally

  init(_ router: Router, _ tally: Tally) {
    flow = Flow("Soaked", router: router)
    self.tally = tally
  }

  func start() {
    flow.router.push(EmptyScreen())
    note()
  }

  func note() {
    flow.scope.deliver(.event, "noted", to: "Coordinator") { [tally] in tally.heard += 1 }
  }
}
