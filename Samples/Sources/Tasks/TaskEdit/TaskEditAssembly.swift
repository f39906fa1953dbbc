#if !os(macOS)
  import RoundTable
  import VignolaCore

  /// Puts an editor together: of a task, or of a new one.
  @MainActor func taskEditAssembly(
    of task: TodoItem.ID?, trunk: TasksTrunk, at place: ScreenHandle,
    watch: (AnyObject) -> Void
  ) -> RTAssembled<TaskEdit> {
    TaskEdit.assemble(
      state: TaskEdit.State(task: task), at: place, watch: watch,
      core: { TaskEditCore(state: $0, tasks: trunk.tasks) },
      presenter: { TaskEditPresenter(state: $0) },
      joint: { _, place in TaskEditJoint(place: place) },
      view: { TaskEditView(link: $0) })
  }
#endif
