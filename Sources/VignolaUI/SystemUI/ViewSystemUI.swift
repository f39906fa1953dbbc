import Observation
import SwiftUI
import VignolaCore

/// What a screen may ask of the system around it, on SwiftUI: in a stack, presented, or in a tab.
///
/// Ask it from anywhere, and let the screen's view show what is asked:
///
/// ```swift
/// place.push { place in
///   let ui = ViewSystemUI(at: place)
///   let presenter = PinPresenter(router: PinRouter(ui: ui))
///   return HostedScreen { PinView(presenter: presenter).shows(ui) }
/// }
/// ```
///
/// Where SwiftUI owns the path there is no place; then it is told how the screen is taken away:
/// `ViewSystemUI(dismiss: { navigation.pop() })`.
///
/// It keeps neither the view nor its place, and belongs to one screen. What is asked once the screen
/// has left is not done: nothing is shown, nothing is copied, and the `then` of an alert that was
/// never shown is not called. Without a place a screen has left when SwiftUI has dropped its state,
/// which is heard in the next turn of the main actor; what is asked before the view is there for the
/// first time waits for it.
@MainActor @Observable public final class ViewSystemUI: SystemUI {
  /// Whether the indicator is shown.
  private(set) var isLoading = false
  /// Whether the screen cannot be used.
  private(set) var isDisabled = false
  /// The error that stands in the screen's place.
  private(set) var failure: String?
  /// The alert that the view shows, and then for as long as it takes to leave.
  private(set) var alert: AlertTurns.Alert?
  private(set) var isAlertUp = false
  /// What is offered, and then for as long as the sheet takes to leave.
  private(set) var shared: [String] = []
  private(set) var isSharing = false

  private let place: ScreenHandle?
  private let dismiss: () -> Void
  @ObservationIgnored private lazy var turns = AlertTurns { [weak self] alert, ended in
    self?.show(alert, ended: ended) ?? false
  }
  /// Called when the alert that the view shows has ended.
  @ObservationIgnored private var alertEnded: (() -> Void)?
  /// How many views show it: two for a moment when one takes another's place.
  @ObservationIgnored private var views = 0
  @ObservationIgnored private var hasLeft = false

  /// The system around a screen on a surface.
  ///
  /// Alerts are the surface's, so they come in turn with those of other screens.
  ///
  /// - Parameter place: The screen's place.
  public init(at place: ScreenHandle) {
    self.place = place
    dismiss = { place.close() }
  }

  /// The system around a screen whose path SwiftUI owns.
  ///
  /// - Parameter dismiss: Takes the screen away: pops the path, ends the sheet. Called on the main
  ///   actor each time ``close()`` is asked for, as long as the screen is there.
  public init(dismiss: @escaping () -> Void) {
    place = nil
    self.dismiss = dismiss
  }

  /// Shows a progress view over the screen, once, however often it is asked for; the last call says
  /// whether the screen can be used meanwhile. The way back always can. An error that stands in the
  /// screen's place goes.
  public func showLoader(disablingUI: Bool) {
    guard isThere else { return }
    failure = nil
    isLoading = true
    isDisabled = disablingUI
  }

  /// Takes the progress view away. Without one it does nothing.
  public func hideLoader() {
    guard isLoading else { return }
    isLoading = false
    isDisabled = false
  }

  /// Tells how something went, in an alert that is only to be closed.
  public func show(status: String, message: String) {
    alert(status, message: message, then: {})
  }

  /// Tells that something went wrong: in an alert where there is content to look at; else in the
  /// screen's place, until the next loader or error.
  public func show(error: any Error, hasLoadedContent: Bool) {
    guard !hasLoadedContent else { return alert("\(error)", message: "", then: {}) }
    guard isThere else { return }
    failure = "\(error)"
  }

  /// Shows an alert with one answer.
  ///
  /// Those of one screen are shown one after the other, in the order asked for. On a surface there
  /// is no room for one while another screen's is up: the trace says that it was refused; one that is
  /// up stays until it is answered, also when its screen is popped below it. Without a surface it is
  /// SwiftUI that finds the room: an alert of a screen that is covered waits, and one that is up goes
  /// with its screen.
  ///
  /// - Parameters:
  ///   - title: What it says first.
  ///   - message: What it says below the title.
  ///   - then: Called once, when the alert has ended, answered or taken away with the screen; never
  ///     if it was not shown.
  public func alert(_ title: String, message: String, then: @escaping () -> Void) {
    guard isThere else { return }
    turns.add(AlertTurns.Alert(title: title, message: message, then: then))
  }

  /// Offers texts to other apps, unless they are being offered already. Of a screen that is covered
  /// the offer waits until it is not.
  public func share(_ items: [String]) {
    guard isThere, !isSharing else { return }
    shared = items
    isSharing = true
  }

  /// Puts a text on the clipboard.
  public func copy(_ text: String) {
    guard isThere else { return }
    Clipboard.put(text)
  }

  /// Takes the screen away, with everything over it. The first screen of a stack that was not
  /// presented stays.
  public func close() {
    guard isThere else { return }
    dismiss()
  }

  private var isThere: Bool { place?.isUp ?? !hasLeft }

  private func show(_ alert: AlertTurns.Alert, ended: @escaping () -> Void) -> Bool {
    if let place { return place.alert(alert.title, message: alert.message, then: ended) }
    self.alert = alert
    alertEnded = ended
    isAlertUp = true
    return true
  }
}

// What the view that shows it says.
extension ViewSystemUI {
  /// A view has begun to show it.
  func viewCame() {
    views += 1
    hasLeft = false
  }

  /// SwiftUI has dropped a view that showed it. With the last one the screen has left.
  func viewWent() {
    views -= 1
    guard views == 0 else { return }
    hasLeft = true
    hideLoader()
    failure = nil
    isSharing = false
    isAlertUp = false
    turns.forgetWaiting()
    alertHasGone()
  }

  /// A person has answered the alert, or whatever else SwiftUI takes it away for.
  func alertAnswered() { isAlertUp = false }

  /// The alert is off the screen. Only now there is room for the next: to SwiftUI one that goes and
  /// comes within an update has never gone.
  func alertHasGone() {
    guard !isAlertUp, let ended = alertEnded else { return }
    alertEnded = nil
    ended()
  }

  /// The sheet with the offer has been closed.
  func sharingEnded() { isSharing = false }
}
