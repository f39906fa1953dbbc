import Foundation
import SampleTestSupport
import ScreenDriver
import Tasks
import UIKit
import VignolaCore
import VignolaTesting

/// The app in a hand: its phone, its services, and everything it said it made.
@MainActor final class RunningTasks {
  let phone: Phone
  let trunk: TasksTrunk
  let components = Components()
  /// What the messages were, with their values.
  let ring = TraceRing(capacity: 1_000)
  let scope: LifetimeScope
  private let clock = HandClock()
  private let host: ControllerHost
  private let surface: NavigationSurface

  init() {
    let dates = SystemDates(
      calendar: .inGreenwich, locale: Locale(identifier: "en_GB"), clock: { [clock] in clock.now })
    trunk = TasksTrunk(tasks: TaskStore(dates: dates), dates: dates)
    scope = LifetimeScope("Tasks", trace: Trace(payloads: true, sinks: [ring]))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    surface = TasksApp.make(
      in: window, trunk: trunk, under: scope, watch: { [components] in components.made($0) })
    window.makeKeyAndVisible()
    host = ControllerHost(window: window)
    phone = Phone(host)
    balanceAtTheEnd(in: scope, ring)
  }

  /// Lets an hour go by.
  func waitAnHour() { clock.now += 3600 }

  /// Takes the app off the screen.
  func close() {
    surface.close()
    host.close()
  }

  /// The messages since the ring was last emptied, as "module value".
  var messages: [String] {
    ring.events.filter { $0.payload != nil }.map { event in
      "\(event.module) \(event.payload?.description ?? "")"
    }
  }
}

/// A clock that stands still until it is set.
@MainActor private final class HandClock {
  /// At first the second of January 2026, half past ten in Greenwich.
  var now = Date(timeIntervalSince1970: 1_767_349_800)
}

extension Calendar {
  fileprivate static var inGreenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
