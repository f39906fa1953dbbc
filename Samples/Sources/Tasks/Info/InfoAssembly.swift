import RoundTable
import SwiftUI
import VignolaCore
import VignolaUI

/// Puts the information together. Its view is a value, so the screen keeps what the view is made of.
@MainActor func infoAssembly(
  at place: ScreenHandle, watch: (AnyObject) -> Void
) -> RTAssembled<Info> {
  let binding = InfoBinding()
  watch(binding)
  return Info.assemble(
    state: Info.State(), at: place, watch: watch,
    core: { InfoCore(state: $0) },
    presenter: { InfoPresenter(state: $0, binding: binding) },
    joint: { _, _ in InfoJoint() },
    screen: { port in HostedScreen { InfoView(binding: binding, port: port) } })
}
