#if !os(macOS)
  import Launch
  import Tasks
  import VignolaCore

  extension Roster {
    /// The articles' own demos.
    public static let demos: [Demo] = [
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
    ]
  }
#endif
