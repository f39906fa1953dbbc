import VignolaCore

/// A pipeline with its components seated: typed, so that a delivery is a call.
@usableFromInline
final class RTTable<Core: RTCore, Presenter: RTPresenter, Joint: RTJoint>:
  RTPipeline<Core.M>
where Presenter.M == Core.M, Joint.M == Core.M {
  @usableFromInline typealias M = Core.M

  @usableFromInline let core: Core
  @usableFromInline let presenter: Presenter
  @usableFromInline let joint: Joint
  /// Shows an update. It reaches the view unretained; see ``RTViewLink``.
  @usableFromInline var show: ((M.PresenterUpdate) -> Void)?

  @usableFromInline init(
    _ core: Core, _ presenter: Presenter, _ joint: Joint, in scope: LifetimeScope
  ) {
    self.core = core
    self.presenter = presenter
    self.joint = joint
    super.init(in: scope)
  }

  @usableFromInline override func start() {
    core.run(RTCorePort(self))
    presenter.update(firstAppear: true, RTPresenterPort(self))
  }

  @usableFromInline override func deliver(intent: M.ViewIntent) {
    core.handle(intent: intent, RTCorePort(self))
    presenter.handle(intent: intent, RTPresenterPort(self))
    joint.handle(intent: intent, RTJointPort(self))
  }

  @usableFromInline override func deliver(event: M.CoreEvent) {
    presenter.handle(event: event, RTPresenterPort(self))
    joint.handle(event: event, RTJointPort(self))
  }

  @usableFromInline override func deliver(input: M.JointInput) {
    core.handle(input: input, RTCorePort(self))
    presenter.handle(input: input, RTPresenterPort(self))
  }

  @usableFromInline override func deliver(update: M.PresenterUpdate) {
    guard !scope.isClosed else { return }
    show?(update)
  }
}
