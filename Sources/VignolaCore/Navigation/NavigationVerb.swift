/// A verb that was accepted, bound to the screens it meant.
///
/// `pop` means the screen that was on top when it was called. Carried out later, after the user has
/// taken that screen off, it must not take the next one: so it is kept as the removal of that one
/// identity, and comes to nothing.
struct NavigationVerb: Equatable {
  enum Change: Equatable {
    case setRoot(ScreenID, in: ScreenID?)
    case setTabs([ScreenID], selected: Int)
    case select(Int)
    case push(ScreenID, over: ScreenID?)
    case present(ScreenID, over: ScreenID)
    case popTo(ScreenID)
    case alert(NavigationTree.Alert)
    case remove(ScreenID)
    case leave(ScreenID, Removal)
    case adapt(ScreenID, NavigationTree.Adaptation)
  }

  /// How the verb is called in a trace.
  let name: Name

  /// What it changes.
  let change: Change

  /// What is told to the screens that it takes away; nil for one that takes none away.
  var removal: Removal? {
    switch change {
    case .setRoot, .setTabs: .replaced
    case .leave(_, let removal): removal
    case .popTo, .remove: .code
    case .select, .push, .present, .alert, .adapt: nil
    }
  }

  /// The screens it puts up.
  var added: [ScreenID] {
    switch change {
    case .setRoot(let id, _), .push(let id, _), .present(let id, _): [id]
    case .setTabs(let ids, _): ids
    case .alert(let alert): [alert.id]
    case .select, .popTo, .remove, .leave, .adapt: []
    }
  }

  /// Plans the verb.
  ///
  /// - Parameters:
  ///   - tree: What is up; changed only if the verb is possible.
  ///   - wanted: Where the screens that the verb puts up have their names; nil as long as they have
  ///     none.
  /// - Returns: Whether the verb is possible.
  func apply(to tree: inout NavigationTree, named wanted: NavigationTree?) -> Bool {
    func entry(_ id: ScreenID) -> NavigationTree.Entry {
      .init(id: id, label: wanted?.entry(id)?.label ?? .text(""))
    }
    return switch change {
    case .setRoot(let id, let place): tree.setRoot(entry(id), in: place)
    case .setTabs(let ids, let selected): tree.setTabs(ids.map(entry), selected: selected)
    case .select(let tab): tree.select(tab)
    case .push(let id, let place): tree.push(entry(id), over: place)
    case .present(let id, let place): tree.present(entry(id), over: place)
    case .popTo(let id): tree.pop(to: id)
    case .alert(let alert): tree.alert(alert)
    case .remove(let id), .leave(let id, _): tree.remove(id)
    case .adapt(let id, let adaptation): tree.adapt(id, adaptation)
    }
  }
}

extension NavigationVerb {
  /// The verbs as they are called in a trace: names are static, so a refusal has one of its own.
  enum Name {
    case setRoot, setTabs, select, push, present, pop, popTo, popToRoot, dismiss, close, alert
    case leave, hideBar, askBeforeBack

    var accepted: StaticString {
      switch self {
      case .setRoot: "setRoot"
      case .setTabs: "setTabs"
      case .select: "select"
      case .push: "push"
      case .present: "present"
      case .pop: "pop"
      case .popTo: "pop(to:)"
      case .popToRoot: "popToRoot"
      case .dismiss: "dismiss"
      case .close: "close"
      case .alert: "alert"
      case .leave: "leave"
      case .hideBar: "hideBar"
      case .askBeforeBack: "askBeforeBack"
      }
    }

    var refused: StaticString {
      switch self {
      case .setRoot: "setRoot refused"
      case .setTabs: "setTabs refused"
      case .select: "select refused"
      case .push: "push refused"
      case .present: "present refused"
      case .pop: "pop refused"
      case .popTo: "pop(to:) refused"
      case .popToRoot: "popToRoot refused"
      case .dismiss: "dismiss refused"
      case .close: "close refused"
      case .alert: "alert refused"
      case .leave: "leave refused"
      case .hideBar: "hideBar refused"
      case .askBeforeBack: "askBeforeBack refused"
      }
    }
  }
}
