/// What Presenter may say: updates, and nothing else. An argument, not a thing to keep.
@MainActor public struct RTPresenterPort<M: RTModule> {
  @usableFromInline let pipeline: RTPipeline<M>

  @inlinable init(_ pipeline: RTPipeline<M>) { self.pipeline = pipeline }

  /// Tells the view what to show.
  @inlinable public func notify(update: M.PresenterUpdate) { pipeline.post(update: update) }
}
