import SwiftUI

extension View {
  /// Does something when this view comes onto the screen for the first time, and not when it comes
  /// back, as from under another screen or out of another tab.
  ///
  /// ```swift
  /// AccountsView(viewModel: viewModel)
  ///   .onFirstAppearance { viewModel.appeared() }   // what UIKit does in `viewDidLoad`
  /// ```
  ///
  /// That it has been there is part of the view's state: another view in its place, or the same one
  /// after SwiftUI has dropped its state, appears for the first time.
  ///
  /// - Parameter action: Called on the main actor, once for the state of a view.
  public func onFirstAppearance(perform action: @escaping () -> Void) -> some View {
    modifier(FirstAppearance(action: action))
  }
}

private struct FirstAppearance: ViewModifier {
  let action: () -> Void
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}
