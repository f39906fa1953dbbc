/// What a screen may ask of the system around it: the loader, messages, sharing, the clipboard.
///
/// A presenter speaks to it instead of to a toolkit, so the same presenter serves UIKit, SwiftUI
/// and a test. VignolaUI has one for each: `ControllerSystemUI` and `ViewSystemUI`.
///
/// ```swift
/// ui.showLoader(disablingUI: true)
/// defer { ui.hideLoader() }
/// ```
@MainActor public protocol SystemUI: AnyObject {
  /// Shows that something is being waited for.
  ///
  /// - Parameter disablingUI: Whether the screen cannot be used meanwhile.
  func showLoader(disablingUI: Bool)

  /// Ends the waiting.
  func hideLoader()

  /// Tells the user how something went, without asking for an answer.
  ///
  /// - Parameters:
  ///   - status: What happened.
  ///   - message: What it means.
  func show(status: String, message: String)

  /// Tells the user that something went wrong.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - hasLoadedContent: Whether the screen has something to show anyway. If not, the error takes
  ///     the screen's place; if so, it is shown beside it.
  func show(error: any Error, hasLoadedContent: Bool)

  /// Shows an alert, which waits for the user.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says below the title.
  ///   - then: Called once, when the alert has ended, whoever ended it; never if it was not shown,
  ///     as for a screen that has gone.
  func alert(_ title: String, message: String, then: @escaping () -> Void)

  /// Offers texts to other applications.
  ///
  /// - Parameter items: What is shared.
  func share(_ items: [String])

  /// Puts a text on the clipboard.
  ///
  /// - Parameter text: What is copied.
  func copy(_ text: String)

  /// Takes the screen away.
  func close()
}
