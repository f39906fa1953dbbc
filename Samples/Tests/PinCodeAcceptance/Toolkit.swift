import PinCode
import PinCodeSwiftUI
import PinCodeUIKit
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

  /// Makes the app.
  @MainActor func make(
    in window: UIWindow, services: PinCodeServices, under scope: LifetimeScope,
    watch: @escaping (AnyObject) -> Void
  ) -> AnyObject {
    switch self {
    case .uikit:
      PinCodeUIKit.PinCodeApp.make(in: window, services: services, under: scope, watch: watch)
    case .swiftui:
      PinCodeSwiftUI.PinCodeApp.make(in: window, services: services, under: scope, watch: watch)
    }
  }
}
