package import ScreenTree

/// One rendering of a layer of UIKit objects: for whom it is and what is gathered on the way.
@MainActor package final class Rendering {
  /// The revision that the rendered objects will raise.
  package let revision: Revision
  /// What lies over the layer without UIKit having presented it: the sheets of SwiftUI views.
  private(set) var layersAbove: [RenderedElement] = []

  /// Begins the rendering of a layer.
  package init(for revision: Revision) { self.revision = revision }

  /// Puts layers over the one that is rendered.
  package func layOver(_ layers: [RenderedElement]) { layersAbove += layers }
}

/// An object that is part of what a rendering shows.
@MainActor protocol RenderedObject: AnyObject {
  /// The revision to raise, once it has been rendered.
  var revision: Revision? { get set }
}

extension RenderedObject {
  /// Says that the object would be rendered differently now.
  func changed(_ isDifferent: Bool = true) {
    if isDifferent { revision?.raise() }
  }
}

/// Numbers that are never given twice, so that no element's identity can be mistaken for another.
@MainActor enum Numbering {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
