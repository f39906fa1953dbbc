/// The screen of signing in, as its presenter sees it.
@MainActor protocol EnterView: AnyObject {
  /// Shows what the app is called, and what the button is.
  func show(title: String, button: String)
}

/// What the screen of signing in reports.
@MainActor protocol EnterViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  func signInTapped()
}
