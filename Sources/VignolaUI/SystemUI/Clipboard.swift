#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

/// The clipboard that all apps share.
@MainActor enum Clipboard {
  /// Replaces what is on it by a text.
  static func put(_ text: String) {
    #if os(macOS)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #else
      UIPasteboard.general.string = text
    #endif
  }
}
