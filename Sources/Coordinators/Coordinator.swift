/// Decides which screen comes when, for one flow of an app, and knows neither a toolkit nor what is
/// on the screens.
///
/// ```swift
/// @MainActor final class AuthCoordinator: Coordinator {
///   let flow: Flow<Session>
///   private let screens: any AuthScreens
///
///   init(router: Router, screens: any AuthScreens) {
///     flow = Flow("Auth", router: router)
///     self.screens = screens
///   }
///
///   func start() {
///     let enter = screens.makeEnter()
///     enter.onCompletion = { [weak self] session in self?.flow.finish(session) }
///     flow.router.setRoot(enter, hideBar: true)
///   }
/// }
/// ```
///
/// It has a ``Flow`` instead of inheriting from a base class. `Outcome` is what the flow is run for;
/// the article's `finishFlow` without a value is `Outcome == Void`. It is the protocol's primary
/// associated type, so a factory can hand out `any Coordinator<Session>` and whoever runs it gets a
/// `Session`.
///
/// Coordinators were published by Khanlou in 2015; these follow the article of Umbrella IT, 2018,
/// and its names.
@MainActor public protocol Coordinator<Outcome>: AnyObject {
  /// What the flow is run for.
  associatedtype Outcome: Sendable = Void
  /// The coordinator's place among the flows.
  var flow: Flow<Outcome> { get }
  /// The flow begins: it shows its first screen, or runs another flow. Called by ``Flow/run(_:then:)``;
  /// of the outermost coordinator by the app, and again by itself to decide anew.
  func start()
}
