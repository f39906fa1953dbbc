import Foundation

/// What lies behind one edge of a row.
@MainActor public class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inward.
  public let actions: [UIContextualAction]

  /// Makes it of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// Whether a swipe across the whole row carries out the first action. Read and forgotten on
  /// Linux.
  public var performsFirstActionWithFullSwipe = true
}
