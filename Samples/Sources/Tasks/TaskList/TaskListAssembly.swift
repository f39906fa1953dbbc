#if !os(macOS)
  import RoundTable
  import VignolaCore

  /// Puts the list together. The tasks outlive it, so what they tell reaches it as an input: the
  /// module is not kept by that, and hears nothing once it has ended.
  @MainActor func taskListAssembly(
    trunk: TasksTrunk, at place: ScreenHandle, watch: @escaping (AnyObject) -> Void
  ) -> RTAssembled<TaskList> {
    let state = TaskList.State()
    let module = TaskList.assemble(
      state: state, at: place, watch: watch,
      core: { TaskListCore(state: $0, tasks: trunk.tasks) },
      presenter: { TaskListPresenter(state: $0, dates: trunk.dates) },
      joint: { TaskListJoint(place: $1, trunk: trunk, watch: watch) },
      view: { TaskListView(link: $0) })
    trunk.tasks.onChange(for: state) { _ in module.take(input: .tasksChanged) }
    return module
  }
#endif
