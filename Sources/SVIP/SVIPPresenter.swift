import VignolaCore

/// What an interactor may have shown, and how: it formats for the view, shows what every screen can
/// show, opens other modules and closes its own.
///
/// ```swift
/// @MainActor protocol PinPresenter: SVIPPresenter {
///   func present(_ pin: PinModel)
///   func presentMainScreen()
/// }
///
/// @MainActor final class PinRouter: PinPresenter {
///   weak var view: PinView?
///   var ui: (any SystemUI)? { view?.ui }
///
///   func present(_ pin: PinModel) { view?.show(pin) }
///   func presentMainScreen() { view?.place.setRoot { mainConfigurator(at: $0) } }
/// }
/// ```
///
/// The view owns the interactor through its mailbox, the interactor owns the presenter, and the
/// presenter's `weak var view` is the one weak link of a module: who lets the view go lets the
/// module go. A presenter has no other `var`, so there is no base class to inherit: what the article
/// keeps in one are the defaults below, and they ask ``ui``.
///
/// Its methods are not `async`: an actor awaits them anyway, and one call of one method shows all
/// that belongs together. On the main actor. `Sendable` is written out, as each protocol that is
/// handed to an actor needs it.
@MainActor public protocol SVIPPresenter: AnyObject, Sendable {
  /// The system around the module's view; nil when the view has gone, and nothing is shown then.
  var ui: (any SystemUI)? { get }

  /// Shows that something went wrong.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - hasLoadedContent: Whether the screen has something to show anyway.
  func present(error: any Error, hasLoadedContent: Bool)

  /// Tells how something went, without asking for an answer.
  ///
  /// - Parameters:
  ///   - status: What happened.
  ///   - message: What it means.
  func present(status: String, message: String)

  /// Shows that something is being waited for.
  ///
  /// - Parameter disableUI: Whether the screen cannot be used meanwhile.
  func presentLoader(disableUI: Bool)

  /// Ends the waiting.
  func presentHideLoader()

  /// Takes the module's screen away. Twice is as good as once (G9).
  func presentClose()

  /// Puts a text on the clipboard.
  ///
  /// - Parameter text: What is copied.
  func presentCopyToClipboard(text: String)

  /// Offers texts to other apps.
  ///
  /// - Parameter items: What is shared.
  func present(share items: [String])

  /// Whether an error means that somebody gave up, and is not to be shown.
  ///
  /// - Parameter error: What was thrown.
  /// - Returns: Whether it is Swift's `CancellationError`, or another that says so of itself; see
  ///   ``/VignolaCore/CancellableError``.
  nonisolated func isCancellation(_ error: any Error) -> Bool
}

extension SVIPPresenter {
  /// Shows it where ``ui`` shows errors.
  public func present(error: any Error, hasLoadedContent: Bool) {
    ui?.show(error: error, hasLoadedContent: hasLoadedContent)
  }

  /// Shows it where ``ui`` shows messages.
  public func present(status: String, message: String) {
    ui?.show(status: status, message: message)
  }

  /// Shows the loader of ``ui``.
  public func presentLoader(disableUI: Bool) {
    ui?.showLoader(disablingUI: disableUI)
  }

  /// Hides the loader of ``ui``.
  public func presentHideLoader() {
    ui?.hideLoader()
  }

  /// Has ``ui`` take the screen away.
  public func presentClose() {
    ui?.close()
  }

  /// Copies with ``ui``.
  public func presentCopyToClipboard(text: String) {
    ui?.copy(text)
  }

  /// Shares with ``ui``.
  public func present(share items: [String]) {
    ui?.share(items)
  }

  /// Believes what an error says of itself.
  public nonisolated func isCancellation(_ error: any Error) -> Bool {
    error is CancellationError || (error as? any CancellableError)?.isCancellation == true
  }
}
