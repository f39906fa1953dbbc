#if !os(macOS)
  import UIKit
  import VignolaCore

  /// What a screen may ask of the system around it, on UIKit.
  ///
  /// ```swift
  /// let router = PinRouter(ui: ControllerSystemUI(for: controller, at: place))
  /// ```
  ///
  /// It holds the controller weakly: what is asked for a screen that has gone is not done. One thing
  /// is presented at a time; what is asked while something else is up goes over it.
  @MainActor public final class ControllerSystemUI: SystemUI {
    private weak var controller: UIViewController?
    private let place: ScreenHandle
    private var loader: UIActivityIndicatorView?

    /// The system around a controller that is shown at a place.
    public init(for controller: UIViewController, at place: ScreenHandle) {
      self.controller = controller
      self.place = place
    }

    /// Shows an activity indicator over the screen, once, however often it is asked for.
    public func showLoader(disablingUI: Bool) {
      guard let view = controller?.view else { return }
      view.isUserInteractionEnabled = !disablingUI
      guard loader == nil else { return }
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.startAnimating()
      view.addSubview(indicator)
      loader = indicator
    }

    /// Takes the indicator away.
    public func hideLoader() {
      loader?.removeFromSuperview()
      loader = nil
      controller?.view.isUserInteractionEnabled = true
    }

    /// Tells how something went, in an alert that is only to be closed.
    public func show(status: String, message: String) {
      alert(status, message: message, then: {})
    }

    /// Tells that something went wrong. UIKit has no place of its own for it, so it is an alert in
    /// either case.
    public func show(error: any Error, hasLoadedContent: Bool) {
      alert("\(error)", message: "", then: {})
    }

    /// Shows an alert with one answer.
    public func alert(_ title: String, message: String, then: @escaping () -> Void) {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in then() })
      top?.present(alert, animated: true)
    }

    /// Offers texts to other apps.
    public func share(_ items: [String]) {
      top?.present(
        UIActivityViewController(activityItems: items, applicationActivities: nil), animated: true)
    }

    /// Puts a text on the clipboard.
    public func copy(_ text: String) {
      UIPasteboard.general.string = text
    }

    /// Takes the screen away.
    public func close() {
      place.close()
    }

    private var top: UIViewController? {
      var top = controller
      while let next = top?.presentedViewController { top = next }
      return top
    }
  }
#endif
