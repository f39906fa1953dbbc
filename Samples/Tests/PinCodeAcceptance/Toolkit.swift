import PinCode
import PinCodeSwiftUI
import PinCodeUIKit
import ScreenDriver
import ScreenTree
import SwiftUI
import Testing
import UIKit
import VignolaCore

/// The toolkits in which the app's views are written, over one and the same logic.
enum Toolkit: String, CaseIterable, CustomTestStringConvertible {
  case uikit, swiftui

  var testDescription: String { rawValue }

  /// What holds the pin's interactor.
  var view: String {
    switch self {
    case .uikit: "PinCodeViewController"
    case .swiftui: "PinCodeViewModel"
    }
  }

  /// Shows the app. What comes beside its host is to be kept for as long as the app is to be there.
  @MainActor func open(
    _ services: PinCodeServices, under scope: LifetimeScope, watch: @escaping (AnyObject) -> Void
  ) -> (host: any ScreenHost, app: AnyObject?) {
    switch self {
    case .uikit:
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let app = PinCodeUIKit.PinCodeApp.make(
        in: window, services: services, under: scope, watch: watch)
      window.makeKeyAndVisible()
      return (ControllerHost(window: window), app)
    case .swiftui:
      return (
        ViewHost { PinCodeSwiftUI.PinCodeApp(services: services, under: scope, watch: watch) }, nil
      )
    }
  }
}
