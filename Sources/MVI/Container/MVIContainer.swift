import VignolaCore

/// Holds a screen's Intent and Model together, and gives the view a face of each: the state, which it
/// can only read, and a way to tell the intent what happened.
///
/// ```swift
/// struct ListView: View {
///   @State private var container: Lazy<MVIContainer<any ListIntent, any ListModelState>>
///
///   var body: some View {
///     Text(container.value.state.title)
///       .task { await container.value.viewOnAppear() }
///       .closes(container.value.scope)
///   }
/// }
/// ```
///
/// It is made by protocols, so that the view sees neither the model's actions nor the classes behind
/// the two. Nothing is forwarded: what is read through `any ListModelState` of an `@Observable` model is
/// tracked by SwiftUI all the same, in the turn in which it changes. The article's container had to
/// republish the model's changes, one turn later.
///
/// The view has no way to call the intent but ``send(_:from:_:)`` and its kin. So an event that comes
/// while another message is handled waits its turn (G1), one that comes too late is dropped and counted
/// (G4), and each is traced (G7).
///
/// The container is the screen's life. Whoever shows the screen keeps it in a ``/VignolaCore/Lazy``:
/// SwiftUI may make the view again at will and makes nothing else. When it goes, its scope is over, as
/// one that was released: what is to be done when a view goes is an event like any other. The container
/// holds intent and model, the intent holds the model's actions, and nothing points back, so the three
/// go together (G6); the article's weak reference from the intent to its model is not needed for that.
///
/// The names are those of the article "SwiftUI and MVI" by Vyacheslav Ansimov. On the main actor.
@MainActor public final class MVIContainer<Intent, State> {
  /// What the view shows: the model, seen through a protocol that has no setter.
  public let state: State
  /// The screen's life: that of all that belongs to it.
  public let scope: LifetimeScope

  @usableFromInline let intent: Intent
  @usableFromInline let dispatcher: SerialDispatcher
  @usableFromInline let record: ScopeRecord

  /// Puts a screen together.
  ///
  /// ```swift
  /// let scope = app.child("List")
  /// let model = ListModel()
  /// let logic = ListLogic(model: model, service: service, in: scope)
  /// let container = ListContainer(intent: logic, state: model, in: scope)
  /// ```
  ///
  /// Intent, model and container are registered as what should be gone with the scope (G6). Where the
  /// scope is over already, no event is taken.
  ///
  /// - Parameters:
  ///   - intent: What the view tells what happened.
  ///   - state: The model that the intent changes, as the view sees it.
  ///   - scope: The screen's own scope, below that of whatever shows it. It is over when the container
  ///     goes.
  public init(intent: Intent, state: State, in scope: LifetimeScope) {
    self.intent = intent
    self.state = state
    self.scope = scope
    dispatcher = scope.dispatcher
    record = scope.record
    register(intent, as: "Intent")
    register(state, as: "Model")
    register(self, as: "Container")
  }

  deinit { scope.abandon() }

  /// A state may as well be a value, which nobody can leak.
  private func register(_ part: Any, as label: StaticString) {
    if type(of: part) is AnyClass { scope.register(part as AnyObject, as: label) }
  }
}
