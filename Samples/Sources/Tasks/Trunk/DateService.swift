import Foundation

/// What time it is, and how it is written.
@MainActor public protocol DateService {
  /// The time now.
  var now: Date { get }
  /// A date and its time of day, short.
  func short(_ date: Date) -> String
}
