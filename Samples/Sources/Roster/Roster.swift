import CatalogApp
import CatalogCoordinator
import CatalogMV
import CatalogMVC
import CatalogMVI
import CatalogMVP
import CatalogMVVM
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
      Sample("vsurf", "VSURF", on: .ownPath, tryThis: sharedCart, make: CatalogVSURF.make),
      Sample("mvi", "MVI", on: .ownPath, tryThis: sharedCart, make: CatalogMVI.make),
    ] + onUIKit + [
      Sample("mv", "Model-View", on: .ownPath, tryThis: sharedCart, make: CatalogMV.make),
      Sample(
        "mvvm", "Model-View-ViewModel", on: .ownPath, tryThis: sharedCart,
        make: CatalogMVVM.make),
      Sample(
        "coordinator-swiftui", "Coordinator over SwiftUI", on: .swiftUI, tryThis: sharedCart,
        begin: CatalogCoordinator.overSwiftUI),
      Sample(
        "svip-swiftui", "SVIP in SwiftUI", on: .swiftUI, tryThis: sharedCart,
        begin: CatalogSVIPSwiftUI.begin),
    ]

  // UIKit's screens do not exist on macOS.
  #if os(macOS)
    private static let onUIKit: [Sample] = []
  #else
    private static let onUIKit: [Sample] = [
      Sample(
        "roundtable", "Round Table", on: .uiKit, tryThis: sharedCart, make: CatalogRoundTable.make),
      Sample(
        "mvp", "Model-View-Presenter", on: .uiKit, tryThis: sharedCart, make: CatalogMVP.make),
      Sample(
        "coordinator", "Coordinator", on: .uiKit, tryThis: sharedCart,
        begin: CatalogCoordinator.overMVP),
      Sample("svip", "SVIP", on: .uiKit, tryThis: sharedCart, begin: CatalogSVIPUIKit.begin),
      Sample(
        "mvc", "Model-View-Controller", on: .uiKit, tryThis: sharedCart, make: CatalogMVC.make),
      Sample("viper", "VIPER", on: .uiKit, tryThis: sharedCart, make: CatalogVIPER.make),
      Sample(
        "vip", "VIP (Clean Swift)", on: .uiKit, tryThis: sharedCart, make: CatalogVIP.make),
    ]
  #endif

  private static let sharedCart =
    "Add an item in a sheet and watch the list behind it; then buy, and switch tabs."
}
