extension Guarantee {
  /// Who keeps a guarantee: the core, or one of the architectures on it.
  public enum Subject: String, CaseIterable, Sendable {
    /// What all of them share: VignolaCore.
    case core
    /// Round Table.
    case roundTable
    /// Coordinators.
    case coordinators
    /// SVIP.
    case svip
    /// VSURF.
    case vsurf
    /// MVI.
    case mvi

    /// The guarantees this subject has to prove by a test of its own: its row of the table.
    ///
    /// It is empty for a subject that does not exist yet.
    public var owes: [Guarantee] {
      switch self {
      case .core: [.g1, .g3, .g4, .g5, .g6, .g7, .g8, .g9]
      case .vsurf: [.g1, .g2, .g4, .g5, .g6, .g7, .g8, .g9]
      case .roundTable: [.g1, .g2, .g4, .g5, .g6, .g7, .g8, .g9]
      case .coordinators: [.g1, .g4, .g5, .g6, .g7, .g8, .g9]
      case .svip: [.g3, .g4, .g5, .g6, .g7, .g8, .g9]
      case .mvi: [.g1, .g2, .g4, .g5, .g6, .g7, .g8, .g9]
      }
    }
  }
}
