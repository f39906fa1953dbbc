// Before the user goes back from a screen that has something to lose.
extension NavigationSurface {
  /// Whom to ask, and whether that has been done and not been answered.
  struct BackHandler {
    let mayLeave: () async -> Bool
    /// The life of the question: closed when the answer has come, or is of no use any more.
    var question: LifetimeScope?
  }

  /// The user tries to leave a screen that asks before: its stage says so, instead of letting the
  /// user go.
  ///
  /// Once the answer is yes, the screen is taken away, with everything over it. While a question is
  /// open, trying again asks nothing.
  ///
  /// - Parameters:
  ///   - id: The screen.
  ///   - removal: What would have taken it away: `.systemBack`, or `.systemDismiss` for all that is
  ///     presented with it.
  /// - Returns: Whether it is there and asks before.
  @discardableResult
  public func ask(_ id: ScreenID, because removal: Removal) -> Bool {
    guard !isClosed, let record = record(of: id), let handler = records[record].backHandler else {
      return false
    }
    guard handler.question == nil else {
      trace("asked already")
      return true
    }
    // A sink may do anything when it is told, so the record is looked up again.
    trace("asked before back")
    let question = scope.child("BackHandler")
    guard let record = self.record(of: id) else {
      question.close()
      return true
    }
    records[record].backHandler?.question = question
    question.spawner.spawn("askBeforeBack") { [weak self, weak question] in
      let mayLeave = await handler.mayLeave()
      if let question { self?.answer(mayLeave, to: question, about: id, because: removal) }
    }
    return true
  }

  func askBeforeBack(from id: ScreenID, _ mayLeave: (() async -> Bool)?) -> Bool {
    guard perform(.askBeforeBack, .adapt(id, .back(isAsked: mayLeave != nil))) else { return false }
    guard let asked = record(of: id) else { return true }
    // What is cancelled may do anything, so the record is looked up again.
    records[asked].backHandler?.question?.close()
    guard let record = record(of: id) else { return true }
    records[record].backHandler = mayLeave.map { BackHandler(mayLeave: $0) }
    return true
  }

  private func answer(
    _ mayLeave: Bool, to question: LifetimeScope, about id: ScreenID, because removal: Removal
  ) {
    guard !question.isClosed, let record = record(of: id),
      records[record].backHandler?.question === question
    else { return }
    records[record].backHandler?.question = nil
    question.close()
    trace(mayLeave ? "may leave" : "stays")
    guard mayLeave else { return }
    _ = perform(.leave, leaving(id, because: removal))
  }

  private func leaving(_ id: ScreenID, because removal: Removal) -> NavigationVerb.Change? {
    guard removal == .systemDismiss else { return .leave(id, removal) }
    guard let layer = target.place(of: id)?.layer, layer > 0 else { return nil }
    return target.layers[layer].stacks.first?.first.map { .leave($0.id, removal) }
  }
}

extension NavigationTree.Layer {
  /// The screen that is asked before the layer is closed by the user: the topmost of those that ask.
  public var askedBeforeDismiss: ScreenID? {
    ([selectedStack] + stacks).flatMap { $0.reversed() }.first(where: \.asksBeforeBack)?.id
  }
}
