/// Where an application's screens are: it holds them, moves them, and tells each one's owner when
/// it is gone, whoever took it away.
///
/// ```swift
/// let stage = HeadlessStage()
/// let surface = NavigationSurface(on: stage, in: scope)
/// surface.setRoot({ _ in ListScreen() })
/// surface.push({ _ in DetailScreen() }) { removal in print(removal) }
/// stage.systemBack()   // prints "systemBack"
/// ```
///
/// Whatever removes a screen, its `onRemoved` is called exactly once, the deepest screen first
/// (G5), as a message of the scope's dispatcher: never in the middle of another message, and never
/// before everything that went at the same time is gone (G1). A verb that makes no sense, such as
/// popping an empty stack, a second tap on the same button, or a handle whose screen has left, is
/// refused and traced; it never traps and never makes a second screen (G9). Selecting a tab removes
/// nothing.
///
/// A verb is planned at once and carried out by the ``NavigationStage`` when that is at rest, so
/// ``target`` may be ahead of ``tree``. It may be called from anywhere on the main actor, from
/// `onRemoved` and from a screen's own creation too.
///
/// When messages go round and are stopped (G1), who is to be told is told all the same, right after.
/// Should that go round too, because screens put each other back, verbs are refused until everyone
/// has been told: that is how it comes to its end.
///
/// ``close()`` tells everyone. Closing the ``scope`` closes the surface too and tells nobody, since
/// nothing is delivered after teardown (G4); nor does a surface that is released, which lets its
/// screens go. When a surface is closed while a screen is being made for it, the verb that asked for
/// the screen gives no handle.
@MainActor public final class NavigationSurface {
  /// A screen or an alert of ours, from the moment it is accepted until it is gone.
  struct Record {
    let id: ScreenID
    let onRemoved: (Removal) -> Void
    var screen: (any Screen)?
    var backHandler: BackHandler?
  }

  /// The life it belongs to; closing that closes the surface and tells nobody (G4).
  public let scope: LifetimeScope

  /// Whether it was closed. Every verb is refused from then on.
  @exclusivity(unchecked) public internal(set) var isClosed = false

  let stage: any NavigationStage
  let dispatcher: SerialDispatcher
  let ids = ScreenID.Issuer()
  // No code of others runs while one of these is changed, so that the checks for overlap, which cost
  // more than the change, would find nothing.
  @exclusivity(unchecked) var machine = NavigationMachine()
  /// In the order of their numbers.
  @exclusivity(unchecked) var records: [Record] = []
  @exclusivity(unchecked) var screensInTheMaking = 0
  @exclusivity(unchecked) var isBusy = false
  @exclusivity(unchecked) weak var gathering: Gathering?
  @exclusivity(unchecked) var watchers = Sweep<Watching>()

  /// Makes a surface that plays on a stage.
  ///
  /// - Parameters:
  ///   - stage: What shows the screens. The surface holds it strongly.
  ///   - scope: The life it belongs to: its trace, and the dispatcher that tells removals.
  public init(on stage: any NavigationStage, in scope: LifetimeScope) {
    self.stage = stage
    self.scope = scope
    dispatcher = scope.dispatcher
    ids.surface = self
    scope.onClose { [weak self] in self?.close() }
    stage.attach(to: self)
  }

  /// What is there, as the stage last reported it.
  public var tree: NavigationTree { machine.tree }

  /// What will be there when everything accepted so far has been carried out.
  public var target: NavigationTree { machine.target }

  /// Whether nothing waits for the stage.
  public var isSettled: Bool {
    machine.asked == nil && !machine.isHeld && machine.waiting.isEmpty && !isBusy
  }

  /// The screen of an appearance, as long as it is there or wanted.
  ///
  /// - Parameter id: The appearance asked for.
  /// - Returns: The screen; nil for a foreign one, an alert, and one that is gone.
  public func screen(_ id: ScreenID) -> (any Screen)? {
    record(of: id).flatMap { records[$0].screen }
  }

  /// A handle of an appearance on this surface.
  ///
  /// - Parameter id: The appearance.
  /// - Returns: Its handle, of no use if nothing of that identity is there.
  public func handle(_ id: ScreenID) -> ScreenHandle {
    ScreenHandle(issuer: ids, id: id)
  }

  /// Where the record of an appearance is. Those that were made last are asked for most.
  func record(of id: ScreenID) -> Int? {
    for index in records.indices.reversed() where records[index].id == id { return index }
    return nil
  }
}
