/// What Joint may say: inputs to its own module, outputs to the parent, and nothing else.
///
/// Unlike the other ports it is kept by the answer to a child's output, for as long as the child is
/// there: a child never outlives its parent's place.
@MainActor public struct RTJointPort<M: RTModule> {
  @usableFromInline let pipeline: RTPipeline<M>

  @inlinable init(_ pipeline: RTPipeline<M>) { self.pipeline = pipeline }

  /// Tells Core and Presenter, in this order, what came from outside.
  @inlinable public func notify(input: M.JointInput) { pipeline.post(input: input) }

  /// Tells the parent. What is said before the parent has attached waits for it, in order.
  @inlinable public func notifyOut(output: M.JointOutput) { pipeline.post(output: output) }
}
