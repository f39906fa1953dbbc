#if !os(macOS)
  import UIKit
  import VignolaCore

  /// What a screen may ask of the system around it, on UIKit: in a stack, presented, or in a tab.
  ///
  /// ```swift
  /// let router = PinRouter(ui: ControllerSystemUI(for: controller, at: place))
  /// ```
  ///
  /// It keeps neither the controller nor its place. What is asked once the screen has left its
  /// surface is not done: nothing is shown, nothing is copied, and the `then` of an alert that was
  /// never shown is not called.
  @MainActor public final class ControllerSystemUI: SystemUI {
    private weak var controller: UIViewController?
    private let place: ScreenHandle
    private var loader: UIActivityIndicatorView?
    private var failure: UILabel?
    /// Whether the screen could be used when the loader came.
    private var wasUsable = true
    private let alerts: AlertTurns

    /// The system around a controller that is shown at a place.
    public init(for controller: UIViewController, at place: ScreenHandle) {
      self.controller = controller
      self.place = place
      alerts = AlertTurns(at: place)
    }

    /// Shows an activity indicator over the screen, once, however often it is asked for; the last
    /// call says whether the screen can be used meanwhile. The bars around it always can. An error
    /// that stands in the screen's place goes.
    public func showLoader(disablingUI: Bool) {
      guard let view = screen?.view else { return }
      takeFailureAway()
      if loader == nil {
        wasUsable = view.isUserInteractionEnabled
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        cover(view, with: indicator)
        loader = indicator
      }
      view.isUserInteractionEnabled = wasUsable && !disablingUI
    }

    /// Takes the indicator away. Without one it does nothing.
    public func hideLoader() {
      guard let loader else { return }
      loader.removeFromSuperview()
      self.loader = nil
      controller?.viewIfLoaded?.isUserInteractionEnabled = wasUsable
    }

    /// Tells how something went, in an alert that is only to be closed.
    public func show(status: String, message: String) {
      alert(status, message: message, then: {})
    }

    /// Tells that something went wrong: in an alert where there is content to look at; else in the
    /// screen's place, until the next loader or error.
    public func show(error: any Error, hasLoadedContent: Bool) {
      guard !hasLoadedContent else { return alert("\(error)", message: "", then: {}) }
      guard let view = screen?.view else { return }
      takeFailureAway()
      let label = UILabel()
      label.text = "\(error)"
      label.textAlignment = .center
      label.numberOfLines = 0
      cover(view, with: label)
      failure = label
    }

    /// Shows an alert with one answer.
    ///
    /// Those of one screen are shown one after the other, in the order asked for. While another
    /// screen's is up there is no room for one: the trace says that it was refused. One that is up
    /// stays until it is answered, also when its screen is popped below it.
    ///
    /// - Parameters:
    ///   - title: What it says first.
    ///   - message: What it says below the title.
    ///   - then: Called once, when the alert has ended, answered or taken away with the screen;
    ///     never if it was not shown.
    public func alert(_ title: String, message: String, then: @escaping () -> Void) {
      guard screen != nil else { return }
      alerts.add(AlertTurns.Alert(title: title, message: message, then: then))
    }

    /// Offers texts to other apps, unless they are being offered already.
    public func share(_ items: [String]) {
      guard let screen else { return }
      let top = topmost(over: screen)
      guard !(top is UIActivityViewController) else { return }
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      // Where there is room it is a bubble, and one that points at nothing is an exception.
      sheet.popoverPresentationController?.sourceView = screen.view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: screen.view.bounds.midX, y: screen.view.bounds.midY, width: 0, height: 0)
      top.present(sheet, animated: true)
    }

    /// Puts a text on the clipboard.
    public func copy(_ text: String) {
      guard screen != nil else { return }
      Clipboard.put(text)
    }

    /// Takes the screen away, with everything over it. The first screen of a stack that was not
    /// presented stays.
    public func close() {
      place.close()
    }

    /// The controller, for as long as it is on its surface.
    private var screen: UIViewController? { place.isUp ? controller : nil }

    private func takeFailureAway() {
      failure?.removeFromSuperview()
      failure = nil
    }

    private func cover(_ view: UIView, with other: UIView) {
      other.frame = view.bounds
      other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(other)
    }

    private func topmost(over screen: UIViewController) -> UIViewController {
      sequence(first: screen) { $0.presentedViewController }.reduce(screen) { $1 }
    }
  }
#endif
