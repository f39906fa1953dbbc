import VignolaCore

extension RTModule {
  /// Puts a module together over a view of any toolkit that is told what to show.
  ///
  /// ```swift
  /// @MainActor func editAssembly(at place: ScreenHandle) -> RTAssembled<Edit> {
  ///   Edit.assemble(
  ///     state: Edit.State(), at: place,
  ///     core: { EditCore(state: $0) }, presenter: { EditPresenter(state: $0) },
  ///     joint: { _, _ in EditJoint() }, view: { EditView(link: $0) })
  /// }
  /// ```
  ///
  /// The module begins as a message of the tree's queue: Core runs, then Presenter makes its first
  /// update, then is heard what either of them, or the view in its own making, has said (G1).
  ///
  /// - Parameters:
  ///   - state: The module's data, shared by Core, Presenter and Joint.
  ///   - place: Where its screen will be.
  ///   - watch: Is told of each component.
  ///   - core: Makes Core.
  ///   - presenter: Makes Presenter.
  ///   - joint: Makes Joint, which navigates from the place.
  ///   - view: Makes the view, which stores the link.
  @inlinable @MainActor
  public static func assemble<Core: RTCore, Presenter: RTPresenter, Joint: RTJoint, View: RTView>(
    state: State, at place: ScreenHandle, watch: (AnyObject) -> Void = { _ in },
    core: (State) -> Core, presenter: (State) -> Presenter, joint: (State, ScreenHandle) -> Joint,
    view: (consuming RTViewLink<Self>) -> View
  ) -> RTAssembled<Self>
  where Core.M == Self, Presenter.M == Self, Joint.M == Self, View.M == Self {
    let table = RTTable<Core, Presenter, Joint, View>(
      core(state), presenter(state), joint(state, place))
    let pipeline = table.pipeline(at: place)
    let shown = view(RTViewLink(pipeline))
    table.view = Unmanaged.passUnretained(shown)
    return table.seated(pipeline, state, shown, at: place, watch)
  }

  /// Puts a module together whose view is a value, such as a SwiftUI view in a hosted screen: it
  /// shows what Presenter writes into an observable binding, and there are no updates to send.
  ///
  /// - Parameters:
  ///   - state: The module's data, shared by Core, Presenter and Joint.
  ///   - place: Where its screen will be.
  ///   - watch: Is told of each component.
  ///   - core: Makes Core.
  ///   - presenter: Makes Presenter, over its binding.
  ///   - joint: Makes Joint, which navigates from the place.
  ///   - screen: Makes the screen, which keeps the port and with it the module.
  @inlinable @MainActor
  public static func assemble<Core: RTCore, Presenter: RTPresenter, Joint: RTJoint>(
    state: State, at place: ScreenHandle, watch: (AnyObject) -> Void = { _ in },
    core: (State) -> Core, presenter: (State) -> Presenter, joint: (State, ScreenHandle) -> Joint,
    screen: (RTViewPort<Self>) -> any Screen
  ) -> RTAssembled<Self>
  where Core.M == Self, Presenter.M == Self, Joint.M == Self, PresenterUpdate == Never {
    let table = RTTable<Core, Presenter, Joint, RTNoView<Self>>(
      core(state), presenter(state), joint(state, place))
    let pipeline = table.pipeline(at: place)
    return table.seated(pipeline, state, screen(RTViewPort(pipeline)), at: place, watch)
  }
}

extension RTTable {
  /// The pipeline of this table. It holds the table, which does not hold it.
  ///
  /// The closure captures nothing, which spares each delivery a call. The table that it is handed is
  /// this one, since the pipeline changes neither.
  @inlinable func pipeline(at place: ScreenHandle) -> RTPipeline<M> {
    RTPipeline(in: RTPlace.scope(of: M.self, at: place), table: self) {
      kind, message, table, pipeline in
      unsafeDowncast(table, to: RTTable.self).deliver(kind, message, of: pipeline)
    }
  }

  /// Registers everybody, and begins.
  @usableFromInline func seated(
    _ pipeline: RTPipeline<M>, _ state: M.State, _ screen: any Screen, at place: ScreenHandle,
    _ watch: (AnyObject) -> Void
  ) -> RTAssembled<M> {
    let parts: [(AnyObject, StaticString)] = [
      (core, "Core"), (presenter, "Presenter"), (joint, "Joint"), (state, "State"),
      (pipeline, "Pipeline"), (screen, "View"),
    ]
    for (part, label) in parts {
      pipeline.scope.register(part, as: label)
      watch(part)
    }
    let assembled = RTAssembled(pipeline, .init(screen), at: place)
    pipeline.begin()
    return assembled
  }
}
