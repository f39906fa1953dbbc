import Foundation

/// Says what stands in a cell and makes the view for it.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what a configuration says.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}
