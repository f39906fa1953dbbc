import SwiftUI
import VignolaCore

extension View {
  /// Shows what is asked of the system around this screen: the loader, the error in the screen's
  /// place, the alerts, the offer to share.
  ///
  /// ```swift
  /// PinView(presenter: presenter)
  ///   .shows(ui)
  ///   .navigationTitle("Pin")
  /// ```
  ///
  /// It belongs on the screen's outermost view. While a loader disables the screen, everything
  /// inside is disabled; what has to stay in use, as a toolbar, is put around it.
  ///
  /// - Parameter ui: What is asked. Another object for the same view is another screen's and is not
  ///   expected here.
  public func shows(_ ui: ViewSystemUI) -> some View {
    modifier(SystemUIShowing(ui: ui))
  }
}

private struct SystemUIShowing: ViewModifier {
  let ui: ViewSystemUI
  @State private var presence: Lazy<Presence>

  init(ui: ViewSystemUI) {
    self.ui = ui
    self.presence = Lazy {
      ui.viewCame()
      return Presence { ui.viewWent() }
    }
  }

  func body(content: Content) -> some View {
    let _ = presence.value
    content
      .disabled(ui.isDisabled)
      .overlay {
        if let failure = ui.failure { Text(failure) }
        if ui.isLoading { ProgressView() }
      }
      .alert(ui.alert?.title ?? "", isPresented: isAlertUp) {
        Button("OK") {}
      } message: {
        Text(ui.alert?.message ?? "")
      }
      .onChange(of: ui.isAlertUp) { ui.alertHasGone() }
      .sheet(isPresented: isSharing) { SharingView(items: ui.shared) }
  }

  private var isAlertUp: Binding<Bool> {
    Binding(get: { [ui] in ui.isAlertUp }, set: { [ui] in if !$0 { ui.alertAnswered() } })
  }

  private var isSharing: Binding<Bool> {
    Binding(get: { [ui] in ui.isSharing }, set: { [ui] in if !$0 { ui.sharingEnded() } })
  }
}
