import Roster
import ScreenDriver
import Studio
import SwiftUI

extension StudioSample {
  /// Every sample of the roster, in its order: the catalogs, then the demos.
  static let roster = catalogs + demos

  private static let catalogs = Roster.catalogs.map { sample in
    StudioSample(id: sample.id, name: sample.name, tryThis: sample.tryThis) {
      ViewHost { CatalogShell(sample) }
    }
  }

  private static let demos = Roster.demos.map { demo in
    StudioSample(id: demo.id, name: demo.name, tryThis: demo.tryThis) {
      switch demo.opening {
      case .view(let show): ViewHost { show() }
      case .window(let open): DemoHost(open)
      }
    }
  }
}
