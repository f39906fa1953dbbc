import SwiftUI
import VignolaCore
import VignolaUI

#if os(macOS)
  /// A stack that shows nothing: the samples' UIKit screens do not exist here.
  @MainActor struct InstanceStack {
    let stage: any NavigationStage = HeadlessStage()
    var view: some View { EmptyView() }
  }
#else
  import UIKit

  /// A navigation controller of UIKit inside SwiftUI, and the stage over it.
  @MainActor struct InstanceStack {
    let stage: any NavigationStage
    private let controller: UINavigationController

    init() {
      controller = UINavigationController()
      stage = ControllerStage(adopting: controller)
    }

    var view: some View { ControllerView(controller: controller) }
  }

  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UINavigationController

    func makeUIViewController(context: Context) -> UINavigationController { controller }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
#endif
