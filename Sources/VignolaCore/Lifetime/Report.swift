#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the runtime has to tell a developer: something went wrong, and the app goes on.
///
/// The root scope is given where reports go:
///
/// ```swift
/// let app = LifetimeScope("App") { report in log(report.description) }
/// ```
public enum Report: Sendable, CustomStringConvertible {
  /// An object outlived its scope (G6).
  case leak(LeakReport)
  /// Messages went round and were stopped (G1).
  case overflow(DeliveryOverflow)
  /// A command awaits a command of its own lane (G3). In debug builds.
  case ownLaneWait(OwnLaneWait)

  /// The report's text.
  public var description: String {
    switch self {
    case .leak(let report): report.description
    case .overflow(let report): report.description
    case .ownLaneWait(let report): report.description
    }
  }

  /// Writes a report to standard error: where reports go unless told otherwise.
  @MainActor public static func print(_ report: Report) {
    var rest = Array("Vignola: \(report)\n".utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      rest = rest.dropFirst(written)
    }
  }
}
