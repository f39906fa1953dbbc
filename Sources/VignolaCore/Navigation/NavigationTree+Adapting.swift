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
    switch adaptation {
    case .bar(let isHidden):
      layers[place.layer].stacks[place.stack][place.index].hidesBar = isHidden
    case .back(let isAsked):
      layers[place.layer].stacks[place.stack][place.index].asksBeforeBack = isAsked
    }
    return true
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
