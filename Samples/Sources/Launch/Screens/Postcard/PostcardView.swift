/// A postcard as its presenter sees it.
@MainActor protocol PostcardView: AnyObject {
  /// Shows what it is called and what is written on it.
  func show(title: String, text: String)
}

/// What a postcard reports.
@MainActor protocol PostcardViewOutput: AnyObject {
  /// The view is there and shows nothing yet.
  func viewIsReady()
}
