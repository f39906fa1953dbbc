internal import ScreenTree
internal import UIKit

extension ViewGraph {
  /// What the hosted view shows, for a rendering of UIKit objects. Its sheets and alerts lie over
  /// the layer that the view stands in.
  func elements(in rendering: Rendering) -> [RenderedElement] {
    rendering.revision.add(self)
    let layers = rendered().children
    rendering.layOver(Array(layers.dropFirst()))
    return layers.first?.children ?? []
  }
}

extension ViewGraph: StalePart {}
