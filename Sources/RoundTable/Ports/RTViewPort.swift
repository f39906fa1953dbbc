/// What a view may say: intents, and nothing else. The form for views that are values: whoever keeps
/// it keeps the module alive, and when nobody does the module ends.
@MainActor public struct RTViewPort<M: RTModule> {
  @usableFromInline let pipeline: RTPipeline<M>

  @inlinable init(_ pipeline: RTPipeline<M>) { self.pipeline = pipeline }

  /// Tells Core, Presenter and Joint, in this order, what the user did.
  @inlinable public func notify(intent: M.ViewIntent) { pipeline.post(intent: intent) }
}
