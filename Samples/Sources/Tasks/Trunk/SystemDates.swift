import Foundation

/// Dates by the system's clock, calendar and language, or by others, as in a test.
public struct SystemDates: DateService {
  private let style: Date.FormatStyle
  private let clock: @MainActor () -> Date

  /// Dates by a clock, a calendar with its time zone, and a language.
  public init(
    calendar: Calendar = .current, locale: Locale = .current,
    clock: @escaping @MainActor () -> Date = { Date() }
  ) {
    style = Date.FormatStyle(
      date: .numeric, time: .shortened, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone)
    self.clock = clock
  }

  /// The time now.
  public var now: Date { clock() }

  /// A date and its time of day, short.
  public func short(_ date: Date) -> String { date.formatted(style) }
}
