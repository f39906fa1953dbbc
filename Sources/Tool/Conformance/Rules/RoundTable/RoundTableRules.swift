/// Rules of Round Table: the article and its repository (Jivo), and this package's runtime.
enum RoundTableRules {
  static let all: [any Rule] = [
    RoundTableNoUIImport(), RoundTableNavigationOnlyInJoint(), RoundTableAssemblyOnlyConstructs(),
    RoundTableChildAssemblyOnlyInJoint(), RoundTableNotifyOwnKind(), RoundTablePipelineWeak(),
    RoundTableJointViewWeak(), RoundTableTrunkOnlyInJoint(), RoundTableStateIsPassive(),
    RoundTableViewNoState(), RoundTableMessageIsEnum(), RoundTableMessageIsFact(),
    RoundTableNoDefaultInHandler(), RoundTableOutputOnlyFromJoint(), RoundTableAttachWeakSelf(),
    RoundTableComponentsIsolated(), RoundTableNoIndexIdentity(),
  ]

  static let source = "Round Table (Jivo, 2022), and its repository"

  /// Who sends and receives the messages of a module.
  static let parts = ["core", "presenter", "joint", "view"]
}
