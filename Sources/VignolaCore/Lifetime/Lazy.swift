/// A value that is made when it is first asked for, once.
///
/// ```swift
/// struct CatalogGroup: View {
///   @State private var flow = Lazy { CatalogFlow() }   // making the group again makes no flow
///   var body: some View { CatalogView(state: flow.value.state) }
/// }
/// ```
///
/// SwiftUI evaluates the default of a `@State` each time the view is made and keeps the first; a
/// `Lazy` there costs an empty box, and the flow exists once. On the main actor.
///
/// A `make` that asks for the value it is making is run again inside itself. If that comes to an
/// end, the innermost value is kept and everyone gets it.
@MainActor public final class Lazy<Value> {
  private enum Stage {
    case recipe(() -> Value)
    case made(Value)
  }

  private var stage: Stage

  /// Keeps `make` until the value is asked for.
  public init(_ make: @escaping () -> Value) {
    stage = .recipe(make)
  }

  /// The value; made now if it was not yet. What `make` captured is released with it.
  public var value: Value {
    switch stage {
    case .made(let value):
      return value
    case .recipe(let make):
      let new = make()
      if case .made(let inner) = stage { return inner }
      stage = .made(new)
      return new
    }
  }
}
