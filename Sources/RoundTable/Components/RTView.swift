import VignolaCore

/// A view that is told what to show: any screen of any toolkit, without a base class.
///
/// It stores the ``RTViewLink`` it is made with, which is the module's life: View owns the pipeline,
/// the pipeline owns Core, Presenter and Joint, and nothing strong points back.
@MainActor public protocol RTView<M>: Screen {
  /// The module's messages.
  associatedtype M: RTModule
  /// Presenter says what to show.
  func handle(update: M.PresenterUpdate)
}

extension RTView where M.PresenterUpdate == Never {
  /// Nobody can send one.
  public func handle(update: Never) {}
}
