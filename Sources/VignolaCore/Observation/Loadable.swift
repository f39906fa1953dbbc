/// What a screen shows of something that has to be loaded first.
///
/// ```swift
/// switch state.items {
/// case .loading: ProgressView()
/// case .value(let items): ItemList(items)
/// case .failure(let message, let canRetry): FailureView(message, retry: canRetry ? retry : nil)
/// }
/// ```
///
/// A value to be rendered: it holds a text, not an error, and no closure. What "retry" does is said
/// by the view's output.
public enum Loadable<Value> {
  /// Not there yet.
  case loading
  /// There.
  case value(Value)
  /// Not to be had, as the person is to be told; and whether it makes sense to try again.
  case failure(message: String, canRetry: Bool)

  /// The value, when it is there.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether it is not there yet.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  /// The same with the value changed.
  public func map<Other, Failure: Error>(
    _ change: (Value) throws(Failure) -> Other
  ) throws(Failure) -> Loadable<Other> {
    switch self {
    case .loading: .loading
    case .value(let value): .value(try change(value))
    case .failure(let message, let canRetry): .failure(message: message, canRetry: canRetry)
    }
  }
}

extension Loadable: Sendable where Value: Sendable {}
extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Hashable where Value: Hashable {}
