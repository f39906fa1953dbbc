package import ScreenTree

extension UIViewController {
  /// What the screen shows.
  package func elements(in rendering: Rendering) -> [RenderedElement] {
    revision = rendering.revision
    navigationItem.revision = rendering.revision
    guard viewIfLoaded?.isHidden != true else {
      viewIfLoaded?.revision = rendering.revision
      return []
    }
    let elements = screen(in: rendering)
    return viewIfLoaded?.isUserInteractionEnabled == false
      ? elements.map(\.untouchable) : elements
  }

  /// The screen as a layer, followed by the layers over it.
  package func layers(
    _ role: ElementRole, for revision: Revision,
    finish: (inout RenderedElement) -> Void = { _ in }
  ) -> [RenderedElement] {
    let rendering = Rendering(for: revision)
    var layer = RenderedElement(
      id: "c\(number).layer", role: role, label: layerLabel, children: elements(in: rendering))
    finish(&layer)
    return [layer] + rendering.layersAbove + layersAbove(for: revision)
  }

  /// The layers that have been presented over the screen.
  package func layersAbove(for revision: Revision) -> [RenderedElement] {
    guard let presented else { return [] }
    let role = presented.layerRole
    return presented.layers(role, for: revision) { layer in
      guard role == .sheet, !presented.isModal else { return }
      layer.handlers[.dismiss] = { [weak presented] _ in presented?.drawDown() }
    }
  }

  private var layerRole: ElementRole {
    if self is UIAlertController { return .alert }
    return modalPresentationStyle.isSheet ? .sheet : .fullScreenCover
  }

  /// The title in a bar: what the controller says, or what the views in it do.
  var barTitle: String? { navigationItem.title ?? hostedBar?().title }
}
