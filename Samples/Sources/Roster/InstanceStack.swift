import SwiftUI
import VignolaCore
import VignolaUI

#if !os(macOS)
  import UIKit
#endif

/// Where one catalog's screens are shown: the stage they are played on, and the view of that.
@MainActor enum InstanceStack {
  /// Nowhere: SwiftUI shows the first screen, which has a path of its own.
  case ownPath(HeadlessStage)
  /// The stacks and sheets of SwiftUI.
  case swiftUI(ViewStage)
  #if !os(macOS)
    /// A navigation controller of UIKit inside SwiftUI.
    case uiKit(UINavigationController, ControllerStage)
  #endif

  init(_ kind: Sample.Stage) {
    switch kind {
    case .ownPath:
      self = .ownPath(HeadlessStage())
    case .swiftUI:
      self = .swiftUI(ViewStage())
    #if !os(macOS)
      case .uiKit:
        let controller = UINavigationController()
        self = .uiKit(controller, ControllerStage(adopting: controller))
    #endif
    }
  }

  var stage: any NavigationStage {
    switch self {
    case .ownPath(let stage): stage
    case .swiftUI(let stage): stage
    #if !os(macOS)
      case .uiKit(_, let stage): stage
    #endif
    }
  }
}

/// Shows what is up on a stage.
struct InstanceView: View {
  let stack: InstanceStack
  /// The first screen that was put up.
  let first: (any Screen)?

  var body: some View {
    switch stack {
    case .ownPath:
      if let first { ScreenView(first) }
    case .swiftUI(let stage):
      StageView(stage)
    #if !os(macOS)
      case .uiKit(let controller, _):
        ControllerView(controller: controller)
    #endif
    }
  }
}

#if !os(macOS)
  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UINavigationController

    func makeUIViewController(context: Context) -> UINavigationController { controller }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
#endif
