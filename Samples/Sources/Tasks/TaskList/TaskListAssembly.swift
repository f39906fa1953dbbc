#if !os(macOS)
  import RoundTable
  import VignolaCore

  /// Puts the list together.
  @MainActor func taskListAssembly(
    trunk: TasksTrunk, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> RTAssembled<TaskList> {
    TaskList.assemble(
      state: TaskList.State(), at: place, watch: watch,
      core: { TaskListCore(state: $0, tasks: trunk.tasks) },
      presenter: { TaskListPresenter(state: $0, dates: trunk.dates) },
      joint: { TaskListJoint(place: $1, trunk: trunk, watch: watch) },
      view: { TaskListView(link: $0) })
  }
#endif
