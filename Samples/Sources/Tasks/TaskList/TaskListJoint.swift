#if !os(macOS)
  import RoundTable
  import VignolaCore

  /// Opens the editor and the information, and tells the list when they have gone.
  final class TaskListJoint: RTJoint {
    private let place: ScreenHandle
    private let trunk: TasksTrunk
    private let watch: (AnyObject) -> Void

    init(place: ScreenHandle, trunk: TasksTrunk, watch: @escaping (AnyObject) -> Void) {
      self.place = place
      self.trunk = trunk
      self.watch = watch
    }

    func handle(intent: TaskList.ViewIntent, _ port: RTJointPort<TaskList>) {
      switch intent {
      case .infoTapped: openInfo(port)
      case .addTapped: openEditor(of: nil, port)
      case .rowTapped(let id): openEditor(of: id, port)
      case .deleteTapped: break
      }
    }

    func handle(event: TaskList.CoreEvent, _ port: RTJointPort<TaskList>) {}

    private func openInfo(_ port: RTJointPort<TaskList>) {
      place.present(
        { [watch] in infoAssembly(at: $0, watch: watch) },
        reduce: { output in
          switch output {
          case .closed: .close
          }
        },
        onRemoved: { port.notify(input: .childClosed(because: $0)) })
    }

    private func openEditor(of task: TodoItem.ID?, _ port: RTJointPort<TaskList>) {
      place.present(
        { [trunk, watch] in taskEditAssembly(of: task, trunk: trunk, at: $0, watch: watch) },
        reduce: { output in
          switch output {
          case .saved, .cancelled, .taskGone: .close
          }
        },
        onRemoved: { port.notify(input: .childClosed(because: $0)) })
    }
  }
#endif
