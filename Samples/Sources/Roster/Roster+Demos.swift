import Launch
import PinCode
import PinCodeSwiftUI
import PinCodeUIKit
import Tasks
import Videos
import VignolaCore

extension Roster {
  /// The articles' own demos.
  public static let demos: [Demo] =
    inWindows + [
      Demo(
        "pincode-swiftui", "PinCode in SwiftUI",
        tryThis: tapFast,
        show: {
          PinCodeSwiftUI.PinCodeApp(services: slowBank, under: LifetimeScope("PinCode"))
        }),
      Demo(
        "videos", "Videos",
        tryThis: "It fails once: try again. Play a talk, pause it, go back; pull the list down.",
        show: {
          let library = SampleVideos(failures: 1, after: .milliseconds(600))
          return VideosApp(
            services: VideosServices(videos: library), under: LifetimeScope("Videos"))
        }),
    ]

  // UIKit's screens do not exist on macOS.
  #if os(macOS)
    private static let inWindows: [Demo] = []
  #else
    private static let inWindows: [Demo] = [
      Demo(
        "tasks", "Tasks",
        tryThis: "Write a task, change it, swipe it away; then count in Info.",
        open: { window in
          let dates = SystemDates()
          return TasksApp.make(
            in: window, trunk: TasksTrunk(tasks: TaskStore(dates: dates), dates: dates),
            under: LifetimeScope("Tasks"))
        }),
      Demo(
        "launch", "Launch",
        tryThis: "Sign in, turn the pages, scroll down until a page fails; try again; sign out.",
        open: { window in
          LaunchApp(in: window, services: LaunchServices(), under: LifetimeScope("Launch"))
        }),
      Demo(
        "pincode", "PinCode",
        tryThis: tapFast,
        open: { window in
          PinCodeUIKit.PinCodeApp.make(
            in: window, services: slowBank, under: LifetimeScope("PinCode"))
        }),
    ]
  #endif

  private static let tapFast =
    "Anna's pin is 1234: tap six others at once; delete the two that waited; use the face."

  /// A second to tap on while a pin is checked.
  @MainActor private static var slowBank: PinCodeServices {
    ServicesConfigurator.configureServices(bank: SampleBank(checksIn: .seconds(1)))
  }
}
