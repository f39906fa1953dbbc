import VignolaCore

/// The alerts that one screen has asked for: shown one after the other, in the order asked for.
@MainActor final class AlertTurns {
  /// What an alert says, and whom it tells that it has ended.
  struct Alert {
    let title: String
    let message: String
    let then: () -> Void
  }

  /// Shows an alert, and is to call what it is given when that has ended. Where there is no room for
  /// one it shows nothing and says so.
  typealias Showing = (Alert, _ ended: @escaping () -> Void) -> Bool

  private let show: Showing
  /// The one that is up first.
  private var alerts: [Alert] = []
  private var isOneUp = false

  init(_ show: @escaping Showing) {
    self.show = show
  }

  /// Alerts of a screen on a surface.
  convenience init(at place: ScreenHandle) {
    self.init { place.alert($0.title, message: $0.message, then: $1) }
  }

  /// Shows an alert when those before it have ended. Where there is no room, those that wait are
  /// forgotten with it.
  func add(_ alert: Alert) {
    alerts.append(alert)
    showNext()
  }

  /// Forgets the alerts that wait.
  func forgetWaiting() {
    alerts.removeSubrange((isOneUp ? 1 : 0)...)
  }

  private func showNext() {
    guard !isOneUp, let next = alerts.first else { return }
    isOneUp = true
    let isShown = show(next) { [weak self] in
      next.then()
      self?.ended()
    }
    guard !isShown else { return }
    isOneUp = false
    alerts = []
  }

  private func ended() {
    isOneUp = false
    alerts.removeFirst()
    showNext()
  }
}
