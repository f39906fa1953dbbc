#if !os(macOS)
  import UIKit

  /// The demo of an article: what it is called, what to try in it, and how it is opened.
  public struct Demo: Identifiable, Sendable {
    /// Opens the demo in a window. What it returns is to be kept for as long as the demo is to run.
    public typealias Opener = @MainActor @Sendable (_ window: UIWindow) -> AnyObject

    /// Its word on the command line: `launch`.
    public let id: String
    /// Its name as people write it.
    public let name: String
    /// One sentence on what to try.
    public let tryThis: String
    /// Opens it.
    public let open: Opener

    /// A demo.
    public init(_ id: String, _ name: String, tryThis: String, open: @escaping Opener) {
      self.id = id
      self.name = name
      self.tryThis = tryThis
      self.open = open
    }
  }
#endif
