import Foundation
import VignolaCore

extension URLError: CancellableError {
  /// Whether the request was cancelled: `URLSession` says so by this, where others throw a
  /// `CancellationError`.
  public var isCancellation: Bool { code == .cancelled }
}
