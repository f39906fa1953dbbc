import VignolaCore

/// A view's hold on its module, stored in the view and nowhere else: when the view goes, the link
/// goes with it and ends the module.
///
/// ```swift
/// final class EditView: UIViewController, RTView {
///   typealias M = Edit
///   private let link: RTViewLink<Edit>
///   init(link: consuming RTViewLink<Edit>) { self.link = link; super.init(nibName: nil, bundle: nil) }
///   func saveTapped() { link.notify(intent: .saveTapped) }
/// }
/// ```
///
/// It cannot be copied, so nothing but the view can hold it, and its end is the view's end. That is
/// why the pipeline can reach the view without a weak reference, which costs more than the whole
/// delivery: from the moment the link has ended, it no longer tries.
public struct RTViewLink<M: RTModule>: ~Copyable {
  @usableFromInline let pipeline: RTPipeline<M>

  @inlinable init(_ pipeline: RTPipeline<M>) { self.pipeline = pipeline }

  deinit { pipeline.scope.abandon() }

  /// Tells Core, Presenter and Joint, in this order, what the user did.
  @MainActor @inlinable public borrowing func notify(intent: M.ViewIntent) {
    pipeline.post(intent: intent)
  }
}
