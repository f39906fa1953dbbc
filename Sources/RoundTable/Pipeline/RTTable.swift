import VignolaCore

/// The components, seated. The pipeline knows it as a closure that is formed where the module is put
/// together: there all types are known, and a delivery is a call. A method of a generic class is
/// never compiled for its types when it is reached through the class, which costs twice as much.
@MainActor @usableFromInline
final class RTTable<Core: RTCore, Presenter: RTPresenter, Joint: RTJoint, View: RTView>
where Presenter.M == Core.M, Joint.M == Core.M, View.M == Core.M {
  @usableFromInline typealias M = Core.M

  @usableFromInline let core: Core
  @usableFromInline let presenter: Presenter
  @usableFromInline let joint: Joint
  /// Reached unretained; see ``RTViewLink``.
  @exclusivity(unchecked) @usableFromInline var view: Unmanaged<View>?

  @inlinable init(_ core: Core, _ presenter: Presenter, _ joint: Joint) {
    self.core = core
    self.presenter = presenter
    self.joint = joint
  }

  /// The three kinds that taps are made of are found by comparing, which costs less than a table of
  /// all.
  @inlinable func deliver(_ kind: UInt8, _ message: DeliveredMessage, of pipeline: RTPipeline<M>) {
    switch kind {
    case RTKind.update.rawValue: deliver(update: message.take())
    case RTKind.event.rawValue: deliver(event: message.take(), pipeline)
    case RTKind.intent.rawValue: deliver(intent: message.take(), pipeline)
    default: deliver(rare: kind, message, pipeline)
    }
  }

  @inlinable @inline(never)
  func deliver(rare kind: UInt8, _ message: DeliveredMessage, _ pipeline: RTPipeline<M>) {
    switch RTKind(rawValue: kind) {
    case .started: start(then: message.take(), pipeline)
    case .input: deliver(input: message.take(), pipeline)
    case .output: pipeline.hear(message.take())
    default: break
    }
  }

  @inlinable func start(then waiting: [() -> Void], _ pipeline: RTPipeline<M>) {
    core.run(RTCorePort(pipeline))
    presenter.update(firstAppear: true, RTPresenterPort(pipeline))
    for post in waiting { post() }
  }

  @inlinable func deliver(intent: M.ViewIntent, _ pipeline: RTPipeline<M>) {
    core.handle(intent: intent, RTCorePort(pipeline))
    presenter.handle(intent: intent, RTPresenterPort(pipeline))
    joint.handle(intent: intent, RTJointPort(pipeline))
  }

  @inlinable func deliver(event: M.CoreEvent, _ pipeline: RTPipeline<M>) {
    presenter.handle(event: event, RTPresenterPort(pipeline))
    joint.handle(event: event, RTJointPort(pipeline))
  }

  @inlinable func deliver(input: M.JointInput, _ pipeline: RTPipeline<M>) {
    core.handle(input: input, RTCorePort(pipeline))
    presenter.handle(input: input, RTPresenterPort(pipeline))
  }

  /// Nothing is delivered when the view's link has ended, so it is there.
  @inlinable func deliver(update: M.PresenterUpdate) {
    view?.lend { $0.handle(update: update) }
  }
}

/// The view of a module whose view is a value: nobody can send it an update.
@usableFromInline final class RTNoView<M: RTModule>: RTView where M.PresenterUpdate == Never {}
