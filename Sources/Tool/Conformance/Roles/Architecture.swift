/// One of the eleven, by the word the command line and the rules' ids use.
package enum Architecture: String, CaseIterable, Sendable, Comparable {
  case roundtable, coordinator, svip, vsurf, mvi, mvc, mv, mvp, mvvm, viper, vip

  /// As people write it.
  package var title: String {
    switch self {
    case .roundtable: "Round Table"
    case .coordinator: "Coordinator"
    case .svip: "SVIP"
    case .vsurf: "VSURF"
    case .mvi: "MVI"
    case .mvc: "MVC"
    case .mv: "Model-View"
    case .mvp: "MVP"
    case .mvvm: "MVVM"
    case .viper: "VIPER"
    case .vip: "VIP"
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
