import VignolaCore

/// A module that has been put together, as its parent gets it: a screen to show, once, and a way to
/// speak with the module for as long as it lives.
///
/// It keeps nothing alive. The screen is handed out once and then no longer held; the module is held
/// by its screen alone. A parent that stores this value keeps no removed module, which is what the
/// original's pair of view and joint did.
@MainActor public struct RTAssembled<M: RTModule> {
  @usableFromInline weak var pipeline: RTPipeline<M>?
  private let stand: Stand
  private let place: ScreenHandle

  /// Holds the screen until it is taken.
  @usableFromInline @MainActor final class Stand {
    var screen: (any Screen)?
    @usableFromInline init(_ screen: any Screen) { self.screen = screen }
  }

  @usableFromInline init(_ pipeline: RTPipeline<M>, _ stand: Stand, at place: ScreenHandle) {
    self.pipeline = pipeline
    self.stand = stand
    self.place = place
  }

  /// Whether the screen has not been taken yet.
  public var hasScreen: Bool { stand.screen != nil }

  /// The module's screen, once. From then on an empty one, and the trace says that it was asked for
  /// again: a module is shown in one place.
  ///
  /// The verbs of a handle that are given a module, such as `push(_:reduce:onRemoved:)`, take its
  /// screen themselves.
  public func takeScreen() -> any Screen {
    if let screen = stand.screen {
      stand.screen = nil
      return screen
    }
    place.scope?.trace.record(.lifetime, "screen asked for again", module: M.name)
    return RTEmptyScreen()
  }

  /// Whether the module is there and has not ended.
  public var isAlive: Bool { pipeline?.scope.isClosed == false }

  /// Tells the module something, as its Joint would. Too late, it is dropped (G4).
  public func take(input: M.JointInput) {
    pipeline?.post(input: input)
  }

  /// Hears the module's outputs, those first that it has sent already, and does what each answer
  /// says.
  ///
  /// - Parameter reduce: Called for each output, in order, as a message of its own.
  /// - Returns: `false`, changing nothing, when somebody has attached before, which the trace says:
  ///   one module has one parent. `false` too when the module has ended.
  @discardableResult
  public func attach(_ reduce: @escaping (M.JointOutput) -> RTFinish) -> Bool {
    guard let pipeline else { return false }
    return pipeline.outputs.attach { [place] output in
      if case .close = reduce(output) { place.close() }
    }
  }

  /// Ends the module, whoever still holds its screen, and has reported what outlives it (G6).
  func end() {
    pipeline?.scope.close()
    place.scope?.check()
  }
}
