import Roster
import ScreenDriver
import ScreenTree
import Shop
import SwiftUI

/// Two catalogs of one architecture, running in two tabs, and everything they said they made.
@MainActor final class RunningCatalog {
  let phone: Phone
  let components = Components()
  private let host: any ScreenHost

  init(_ sample: Sample) {
    let host = ViewHost { [components] in
      CatalogShell(sample, watch: { components.made($0) })
    }
    self.host = host
    phone = Phone(host)
  }

  /// Takes the app off the screen.
  func close() { host.close() }
}

/// The components a sample has made, held weakly.
@MainActor final class Components {
  private struct Component {
    weak var object: AnyObject?
    let kind: String
  }

  private var all: [Component] = []

  func made(_ object: AnyObject) {
    all.append(Component(object: object, kind: String(describing: type(of: object))))
  }

  /// How many have been made.
  var count: Int { all.count }

  /// The kinds of those alive, sorted, one entry each.
  var alive: [String] { all.filter { $0.object != nil }.map(\.kind).sorted() }
}
