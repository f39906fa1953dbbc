import Coordinators

/// Makes the flows that the app runs.
@MainActor protocol AppFlows {
  /// Signing in: ends with what proves it.
  func makeAuth(router: Router) -> any Coordinator<Token>
  /// The introduction.
  func makeOnboarding(router: Router) -> any Coordinator<Void>
  /// What the app is for: ends when the user signs out.
  func makeMain(router: Router) -> any Coordinator<Void>
}

/// Makes the flows that the main flow runs.
@MainActor protocol MainFlows {
  /// Reading one postcard.
  func makePostcard(_ postcard: Postcard, router: Router) -> any Coordinator<Void>
}
