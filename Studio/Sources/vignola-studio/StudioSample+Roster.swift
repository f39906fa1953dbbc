import Roster
import ScreenDriver
import Studio
import SwiftUI

extension StudioSample {
  /// Every sample of the roster, in its order.
  static let roster = Roster.catalogs.map { sample in
    StudioSample(id: sample.id, name: sample.name, tryThis: sample.tryThis) {
      ViewHost { CatalogShell(sample) }
    }
  }
}
