internal import ScreenTree
internal import UIKit

extension UIViewControllerRepresentable {
  /// What the controller shows. What it has presented lies over the layer that the view stands in.
  @MainActor func elements(in context: RenderContext) -> [RenderedElement] {
    let memory = context.node.remembered {
      RepresentedController(of: self, in: context)
    }
    memory.update(to: self, environment: context.environment)
    context.state.parts.append(memory.revision)
    memory.revision.lower()
    let elements = memory.controller.elements(in: Rendering(for: memory.revision))
    if let presented = memory.controller.presentedOutsideOfUIKit {
      context.present(presented.identityNumber) {
        memory.controller.layersAbove(for: memory.revision)
      }
    }
    context.whenShown(
      elements, do: { memory.controller.appearInSwiftUI(true) },
      whenHidden: { memory.controller.appearInSwiftUI(false) })
    return elements
  }
}

/// A controller that stands in a SwiftUI view, for as long as the view has its identity.
@MainActor private final class RepresentedController<Representable>
where Representable: UIViewControllerRepresentable {
  let controller: Representable.UIViewControllerType
  let revision: Revision
  private let coordinator: Representable.Coordinator

  init(of view: Representable, in context: RenderContext) {
    let coordinator = view.makeCoordinator()
    self.coordinator = coordinator
    controller = view.makeUIViewController(
      context: .init(coordinator: coordinator, environment: context.environment))
    revision = Revision { [weak state = context.state] in state?.invalidate() }
    context.state.host?.controller?.addChild(controller)
  }

  isolated deinit {
    controller.leaveSwiftUI()
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
  }

  /// Brings the controller up to date. Its own changes are rendered in this very pass.
  func update(to view: Representable, environment: EnvironmentValues) {
    revision.muted {
      view.updateUIViewController(
        controller, context: .init(coordinator: coordinator, environment: environment))
    }
  }
}

extension RenderContext {
  /// Presents layers that another toolkit has made.
  fileprivate func present(_ number: Int, layers: @escaping () -> [RenderedElement]) {
    presentations.add(
      Presentation(
        identity: .init(presenter: node.id, item: number), context: self,
        memory: PresentationMemory()
      ) { _ in layers() })
  }
}
