import CatalogApp
import CatalogCoordinator
import CatalogMVC
import CatalogMVP
import CatalogRoundTable
import CatalogSVIPSwiftUI
import CatalogSVIPUIKit
import CatalogVIP
import CatalogVIPER

/// Every sample, a line each.
public enum Roster {
  /// The Catalog in each architecture.
  public static let catalogs: [Sample] =
    [
      Sample("vsurf", "VSURF", tryThis: sharedCart, make: CatalogVSURF.make)
    ] + onUIKit

  // UIKit's screens do not exist on macOS.
  #if os(macOS)
    private static let onUIKit: [Sample] = []
  #else
    private static let onUIKit: [Sample] = [
      Sample("roundtable", "Round Table", tryThis: sharedCart, make: CatalogRoundTable.make),
      Sample("mvp", "Model-View-Presenter", tryThis: sharedCart, make: CatalogMVP.make),
      Sample(
        "coordinator", "Coordinator", tryThis: sharedCart, begin: CatalogCoordinator.overMVP),
      Sample(
        "coordinator-swiftui", "Coordinator over SwiftUI", tryThis: sharedCart,
        begin: CatalogCoordinator.overSwiftUI),
      Sample("svip", "SVIP", tryThis: sharedCart, begin: CatalogSVIPUIKit.begin),
      Sample(
        "svip-swiftui", "SVIP in SwiftUI", tryThis: sharedCart, begin: CatalogSVIPSwiftUI.begin),
      Sample("mvc", "Model-View-Controller", tryThis: sharedCart, make: CatalogMVC.make),
      Sample("viper", "VIPER", tryThis: sharedCart, make: CatalogVIPER.make),
      Sample("vip", "VIP (Clean Swift)", tryThis: sharedCart, make: CatalogVIP.make),
    ]
  #endif

  private static let sharedCart =
    "Add an item in a sheet and watch the list behind it; then buy, and switch tabs."
}
