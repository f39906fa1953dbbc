import CatalogApp
import CatalogRoundTable

/// Every sample, a line each.
public enum Roster {
  /// The Catalog in each architecture.
  public static let catalogs: [Sample] = [
    Sample("vsurf", "VSURF", tryThis: sharedCart, make: CatalogVSURF.make),
    Sample("roundtable", "Round Table", tryThis: sharedCart, make: CatalogRoundTable.make),
  ]

  private static let sharedCart =
    "Add an item in a sheet and watch the list behind it; then buy, and switch tabs."
}
