// How screens are shown, beyond where: what a stage may honour.
extension NavigationTree {
  /// One thing about how a screen is shown.
  enum Adaptation: Equatable {
    case bar(isHidden: Bool)
    case back(isAsked: Bool)
  }

  /// Changes how a screen is shown.
  ///
  /// - Returns: Whether it is there.
  mutating func adapt(_ id: ScreenID, _ adaptation: Adaptation) -> Bool {
    guard let place = place(of: id) else { return false }
    update(place) { stack in
      stack.update(place.index) { entry in
        switch adaptation {
        case .bar(let isHidden): entry.hidesBar = isHidden
        case .back(let isAsked): entry.asksBeforeBack = isAsked
        }
      }
    }
    return true
  }

  /// Gives a screen its name.
  mutating func name(_ id: ScreenID, _ label: Entry.Label) {
    guard let place = place(of: id) else { return }
    update(place) { $0.update(place.index) { $0.label = label } }
  }

  /// Whether a screen can be taken away alone: the first of the bottom layer or of a tab cannot.
  ///
  /// - Parameter id: The screen.
  /// - Returns: Whether removing it is possible.
  package func canRemove(_ id: ScreenID) -> Bool {
    var copy = self
    return copy.remove(id)
  }
}
