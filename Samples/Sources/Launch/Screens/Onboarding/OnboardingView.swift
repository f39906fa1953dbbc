/// The introduction as its presenter sees it.
@MainActor protocol OnboardingView: AnyObject {
  /// Puts the pages in, in their order, and names the buttons.
  func show(_ pages: [OnboardingPage], info: String, go: String)
  /// Turns to a page, counted from 0, and offers the way on or not.
  func turn(to page: Int, canGo: Bool)
}

/// What the introduction reports.
@MainActor protocol OnboardingViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
  /// The user has turned to a page, counted from 0.
  func turned(to page: Int)
  func infoTapped()
  func goTapped()
}

/// A page of the introduction, ready for display.
struct OnboardingPage: Equatable {
  let title: String
  let text: String
}
