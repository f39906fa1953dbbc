import Observation
import Shop

/// Which of the catalog's screens are up. The view models do not know it: what they want done reaches
/// it through their closures.
@MainActor @Observable final class CatalogNavigation {
  enum Destination: Hashable {
    case cart
  }

  /// What lies over the list.
  var path: [Destination] = []
  /// What the sheet is about, while there is one.
  var detail: Item?
}
