import Foundation
internal import ScreenTree

/// Offers to share things. On Linux it shows what would be shared.
@MainActor public class UIActivityViewController: UIViewController {
  /// Told when the sheet has gone: by which activity, whether it was carried out, what came back.
  public typealias CompletionWithItemsHandler =
    (
      UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  private let items: [Any]

  /// Makes a sheet that shares things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Told when a person has closed the sheet.
  public var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

  override var layerLabel: String { "Share" }

  override func screen(in rendering: Rendering) -> [RenderedElement] {
    items.enumerated().map { index, item in
      RenderedElement(
        id: "c\(number).item\(index)", role: .text,
        label: (item as? URL)?.absoluteString ?? "\(item)")
    }
  }

  override func hasBeenDismissed() { completionWithItemsHandler?(nil, false, nil, nil) }
}

/// A way to share things. On Linux there is none; the class exists for the types of others.
@MainActor public class UIActivity: NSObject {
  /// What tells ways to share apart.
  nonisolated public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
