import VignolaCore

extension MVIRequest.Step {
  /// The same as the view is to show it: what the model makes of it.
  ///
  /// ```swift
  /// func show(_ step: MVIRequest<[Video]>.Step) {
  ///   content = step.loadable { _ in ("Fail", canRetry: true) }.map { $0.map(Row.init) }
  /// }
  /// ```
  ///
  /// - Parameter explain: Says of an error what the person is told, and whether it makes sense to try
  ///   again.
  /// - Returns: What there is to show.
  public func loadable(
    _ explain: (any Error) -> (message: String, canRetry: Bool)
  ) -> Loadable<Value> {
    switch self {
    case .loading: return .loading
    case .value(let value): return .value(value)
    case .failure(let error):
      let (message, canRetry) = explain(error)
      return .failure(message: message, canRetry: canRetry)
    }
  }
}
