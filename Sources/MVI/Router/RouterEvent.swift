/// What an intent asks of its screen's router.
///
/// ```swift
/// switch event {
/// case .route(.item(let video)): place.push { ItemAssembly.make(video, at: $0) }
/// case .alert(let text): place.alert(text)
/// case .dismiss: place.close()
/// }
/// ```
public enum RouterEvent<Route: Sendable, Alert: Sendable>: Sendable {
  /// To show another screen.
  case route(Route)
  /// To show an alert. `Never` for a screen that has none.
  case alert(Alert)
  /// To take this screen away.
  case dismiss
}

extension RouterEvent: Equatable where Route: Equatable, Alert: Equatable {}

extension RouterEvent {
  /// What a trace calls it: the article's word for sending it.
  var name: StaticString {
    switch self {
    case .route: "routeTo"
    case .alert: "presentAlert"
    case .dismiss: "dismiss"
    }
  }
}
