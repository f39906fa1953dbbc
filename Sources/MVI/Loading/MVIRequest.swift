import VignolaCore

/// Something that an intent has to ask for and that takes time: asked for once, however often it is
/// wanted.
///
/// ```swift
/// final class ListLogic: ListIntent {
///   private let videos: MVIRequest<[Video]>
///
///   init(model: any ListModelActions, service: any VideoService, in scope: LifetimeScope) {
///     videos = MVIRequest("videos", in: scope) { try await service.videos() }
///     videos.bind(to: self) { logic, step in model.show(step) }
///   }
///
///   func viewOnAppear() async { await videos.load() }  // appearing again does not load again
///   func onTapRetry() { videos.retry() }               // nor does a second tap
///   func onPullDown() async { await videos.reload() }  // what was asked before is not heard
/// }
/// ```
///
/// Of two answers the one to the newer question is heard, in whatever order they come. An answer is a
/// message of the screen: it waits its turn (G1), is dropped and counted when the screen is over (G4),
/// and is traced with the question it belongs to (G7).
///
/// While it waits it keeps neither the intent nor whatever waits with it from going, even if the service
/// does not heed the cancellation (G6). On the main actor.
@MainActor public final class MVIRequest<Value: Sendable> {
  /// How far a question has come.
  public enum Step: Sendable {
    /// It was asked.
    case loading
    /// It was answered.
    case value(Value)
    /// It failed.
    case failure(any Error)
  }

  /// Whether an answer has come that is no failure, and no newer one is awaited.
  public var isLoaded: Bool { hasValue && !isLoading }
  /// Whether it was asked, and neither answered nor given up.
  public var isLoading: Bool { question != nil }

  private let name: StaticString
  private let scope: LifetimeScope
  private let ask: @MainActor () async throws -> Value
  private var hear: (Step) -> Void = { _ in }

  /// The number of the question whose answer is awaited.
  private var question: Int?
  private var lastQuestion = 0
  private var task: Task<Void, Never>?
  /// Whether any answer has come that is no failure.
  private var hasValue = false
  /// Whether the last answer was a failure.
  private var hasFailed = false
  /// Whether it was asked for the screen, which stays, and not only for a view, which may go.
  private var isForTheScreen = false

  private var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastWaiting = 0

  /// Something that nobody has asked for yet.
  ///
  /// - Parameters:
  ///   - name: What traces call it, and the task that waits for the answer.
  ///   - scope: The screen's life.
  ///   - ask: Asks. It captures the service, and never the intent, which it would keep.
  public init(
    _ name: StaticString, in scope: LifetimeScope,
    _ ask: @escaping @MainActor () async throws -> Value
  ) {
    self.name = name
    self.scope = scope
    self.ask = ask
  }

  deinit { task?.cancel() }

  /// Says who hears how far it has come, in place of who did before.
  ///
  /// - Parameters:
  ///   - owner: The intent. It is not kept.
  ///   - hear: Called for each step, with the owner, so that it need not capture it.
  public func bind<Owner: AnyObject>(
    to owner: Owner, _ hear: @escaping (Owner, Step) -> Void
  ) {
    self.hear = { [weak owner] step in
      if let owner { hear(owner, step) }
    }
  }

  /// Asks, unless it was answered or is being asked, and waits until it is answered.
  ///
  /// The wait ends at once when the caller is cancelled, as it is with the view that it loads for.
  /// If nobody else waits then, the question is given up, and the next one to come asks again. That
  /// is no step: a screen that stays, when the part of it that loaded has gone, still shows
  /// ``Step/loading``.
  public func load() async {
    guard !isLoaded else { return }
    if !isLoading { begin(forTheScreen: false) }
    await wait()
  }

  /// Asks, unless it was answered or is being asked, and does not wait: for a button. After a
  /// ``reload()`` that failed it asks too.
  ///
  /// What is being asked for a view is wanted by the screen from then on, and is not given up with
  /// that view.
  public func retry() {
    if isLoading {
      isForTheScreen = true
    } else if !hasValue || hasFailed {
      begin(forTheScreen: true)
    }
  }

  /// Asks anew, whatever there is, and waits until that is answered. What was asked before is
  /// cancelled and no longer heard. If it fails, what was loaded before stays so: a view that
  /// appears again does not ask.
  public func reload() async {
    giveUp()
    begin(forTheScreen: true)
    await wait()
  }

  private func begin(forTheScreen: Bool) {
    let number = lastQuestion + 1
    let answer = scope.spawner.start(name) { [weak self, ask] in
      let step: Step
      do { step = .value(try await ask()) } catch { step = .failure(error) }
      self?.answered(number, step)
    }
    guard let answer else { return }
    task = answer
    lastQuestion = number
    question = number
    isForTheScreen = forTheScreen
    tell(number, .loading)
  }

  private func answered(_ number: Int, _ step: Step) {
    guard question == number else { return }
    question = nil
    task = nil
    switch step {
    case .loading: break
    case .value: (hasValue, hasFailed) = (true, false)
    case .failure: hasFailed = true
    }
    tell(number, step)
    for end in waiting.values { end.finish() }
  }

  private func giveUp() {
    question = nil
    task?.cancel()
    task = nil
  }

  /// A step of a question that is not the last one any more when its turn comes is not heard.
  private func tell(_ number: Int, _ step: Step) {
    scope.deliver(.event, name, from: "Request", to: "Intent", payload: step) {
      if number == self.lastQuestion { self.hear(step) }
    }
  }

  /// A stream ends with its task, without a word from whoever was to feed it: the one who is asked may
  /// be deaf. For a test the task waits as the answer does.
  private func wait() async {
    guard isLoading else { return }
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    let waiter = SpawnedTask.current
    waiter?.beginWait()
    ending.onTermination = { _ in waiter?.endWait() }
    lastWaiting += 1
    let ticket = lastWaiting
    waiting[ticket] = ending
    for await _ in end {}
    waiting[ticket] = nil
    if Task.isCancelled, waiting.isEmpty, isLoading, !isForTheScreen { giveUp() }
  }
}
