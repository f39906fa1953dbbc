import VignolaCore

// What goes away, and what comes back to the top.
extension Router {
  /// Takes the flow's top screen off its stack, with whatever lies over it. The first screen of a stack
  /// stays. At a screen (``from(_:)``) it takes that one.
  ///
  /// - Returns: Whether it was possible.
  @discardableResult
  public func pop() -> Bool {
    navigate("pop", if: \.canOpen) { surface in
      guard let place = own, let index = surface.target.place(of: place.id)?.index, index > 0
      else { return nil }
      return place.close()
    } ?? false
  }

  /// Takes everything off that covers one of the flow's screens.
  ///
  /// - Parameter screen: The screen to come back to.
  /// - Returns: Whether it is there, the flow's own, and was covered.
  @discardableResult
  public func pop(to screen: any Screen) -> Bool {
    navigate("pop(to:)", if: \.isSomewhere) { [weak node] surface in
      node?.seat(of: screen).map { surface.pop(to: $0) }
    } ?? false
  }

  /// Takes everything off that covers the flow's first screen in the stack that it is in.
  ///
  /// - Returns: Whether something covered it.
  @discardableResult
  public func popToRoot() -> Bool {
    navigate("popToRoot", if: \.isSomewhere) { [weak node] surface in
      guard let node, let place = own.flatMap({ surface.target.place(of: $0.id) }) else {
        return nil
      }
      let own = Set(node.seats.map(\.id))
      return surface.target.layers[place.layer].stacks[place.stack].first { own.contains($0.id) }
        .map { surface.pop(to: $0.id) }
    } ?? false
  }

  /// Takes away what the user sees over the flow: an alert, else what the flow has presented topmost,
  /// with everything in it and over it.
  ///
  /// - Returns: Whether there was such a thing.
  @discardableResult
  public func dismiss() -> Bool {
    navigate("dismiss", if: \.isSomewhere) { [weak node] surface in
      guard surface.target.visibleAlert == nil else { return surface.dismiss() }
      let own = Set((node?.seats ?? []).map(\.id))
      return surface.target.layers.dropFirst().reversed().compactMap { $0.stacks.first?.first?.id }
        .first { own.contains($0) }.map { surface.handle($0).close() }
    } ?? false
  }

  /// Selects another tab. It removes nothing.
  ///
  /// - Parameter tab: The tab's number.
  /// - Returns: Whether it was possible and not selected already.
  @discardableResult
  public func select(_ tab: Int) -> Bool {
    navigate("select", if: \.isSomewhere) { surface in surface.select(tab) } ?? false
  }

  /// The screen that is taken away: the flow's own top, or the one that the router is at.
  private var own: ScreenHandle? {
    switch stand {
    case .screen(let handle): handle
    case .flow, .tab: node?.top.flatMap { id in node?.surface?.handle(id) }
    case .nowhere: nil
    }
  }
}
