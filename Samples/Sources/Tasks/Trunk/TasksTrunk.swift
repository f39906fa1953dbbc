/// The services of the app. Assemblies take from it what a Core or a Presenter needs; Joints hand it
/// on to children. Nobody else sees it.
@MainActor public struct TasksTrunk {
  /// The tasks.
  public let tasks: any TaskService
  /// What time it is, and how it is written.
  public let dates: any DateService

  /// A trunk of services.
  public init(tasks: any TaskService, dates: any DateService) {
    self.tasks = tasks
    self.dates = dates
  }
}
