import Shop
import VignolaCore

@testable import Roster

/// The Catalog in each architecture, telling a trace: by its runtime, by wrappers round its protocols,
/// or, where it has neither, by its store.
enum TracedSamples {
  /// The architectures, by their words on the command line.
  static let words = [
    "roundtable", "coordinator", "svip", "vsurf", "mvi", "mvc", "mv", "mvp", "mvvm", "viper", "vip",
  ]

  static let all = words.compactMap { word in
    Roster.catalogs.first { $0.id == word }.map(traced)
  }

  private static func traced(_ sample: Sample) -> Sample {
    switch sample.id {
    case "mvp": wrapped(sample, TracedMVP.make)
    case "mvvm": wrapped(sample, TracedMVVM.make)
    case "vip": wrapped(sample, TracedVIP.make)
    case "viper": wrapped(sample, TracedVIPER.make)
    case "mv", "mvc": overheard(sample)
    default: sample
    }
  }

  private static func wrapped(_ sample: Sample, _ make: @escaping Sample.Maker) -> Sample {
    Sample(sample.id, sample.name, on: sample.stage, tryThis: sample.tryThis, make: make)
  }

  /// A sample whose store is a class, and no protocol: all that can be heard is that it has changed.
  private static func overheard(_ sample: Sample) -> Sample {
    Sample(
      sample.id, sample.name, on: sample.stage, tryThis: sample.tryThis,
      begin: { store, surface, watch in
        store.onChange(for: surface) {
          $0.scope.trace.record(.state, "cart", module: "Catalog", from: "CartStore")
        }
        return sample.begin(store, surface, watch)
      })
  }
}
