public import UIKit

/// A view controller that stands in a SwiftUI view.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Self.Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What speaks between the controller and the view.
  associatedtype Coordinator = Void

  /// Makes the controller, once.
  @MainActor @preconcurrency func makeUIViewController(
    context: Self.Context
  ) -> Self.UIViewControllerType

  /// Brings the controller up to date with the view.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: Self.UIViewControllerType, context: Self.Context)

  /// The view has gone, and its controller is about to.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  /// Makes what speaks between the controller and the view, once and first.
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator

  /// What the controller is told of its surroundings.
  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable where Self.Coordinator == Void {
  /// Nothing does.
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Nothing follows from it.
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}
}

/// What a controller that stands in a SwiftUI view is told of its surroundings.
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  /// What speaks between the controller and the view.
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  /// The values that are handed down to the view.
  @MainActor @preconcurrency public let environment: EnvironmentValues
}
