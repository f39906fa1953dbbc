/// An error that can mean that somebody gave up, which is nothing to show to anybody.
///
/// ```swift
/// enum ScanError: CancellableError {
///   case userBacked, noCamera
///   var isCancellation: Bool { self == .userBacked }
/// }
/// ```
///
/// Swift's `CancellationError` needs no such word. VignolaUI gives it to Foundation's `URLError`.
public protocol CancellableError: Error {
  /// Whether this one does.
  var isCancellation: Bool { get }
}
