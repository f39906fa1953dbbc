import SwiftUI

#if !os(macOS)
  import UIKit
#endif

/// The demo of an article: what it is called, what to try in it, and how it is opened.
public struct Demo: Identifiable, Sendable {
  #if !os(macOS)
    /// Opens the demo in a window. What it returns is to be kept for as long as the demo is to run.
    public typealias Opener = @MainActor @Sendable (_ window: UIWindow) -> AnyObject
  #endif

  /// How a demo is opened.
  public enum Opening: Sendable {
    /// It is a view, which is to be shown. Described anew it is the same demo.
    case view(@MainActor @Sendable () -> AnyView)
    #if !os(macOS)
      /// It is to be given a window.
      case window(Opener)
    #endif
  }

  /// Its word on the command line: `launch`.
  public let id: String
  /// Its name as people write it.
  public let name: String
  /// One sentence on what to try.
  public let tryThis: String
  /// Opens it.
  public let opening: Opening

  /// A demo that is a view.
  public init<Content: View>(
    _ id: String, _ name: String, tryThis: String,
    show: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(id, name, tryThis: tryThis, opening: .view { AnyView(show()) })
  }

  #if !os(macOS)
    /// A demo in a window.
    public init(_ id: String, _ name: String, tryThis: String, open: @escaping Opener) {
      self.init(id, name, tryThis: tryThis, opening: .window(open))
    }
  #endif

  private init(_ id: String, _ name: String, tryThis: String, opening: Opening) {
    self.id = id
    self.name = name
    self.tryThis = tryThis
    self.opening = opening
  }
}
