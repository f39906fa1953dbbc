import Observation

/// What the view reads of a module that counts.
@MainActor protocol TallyModelState: AnyObject {
  var sum: Int { get }
}

/// What the intent does to it.
@MainActor protocol TallyModelActions: AnyObject {
  func show(sum: Int)
}

/// A model that tells one observer of each change, as a view of UIKit's would have it.
final class PlainModel: TallyModelState, TallyModelActions {
  private(set) var sum = 0
  private var observer: (Int) -> Void = { _ in }

  func observe(_ observer: @escaping (Int) -> Void) {
    self.observer = observer
  }

  @inline(never) func show(sum new: Int) {
    sum = new
    observer(new)
  }
}

/// A model as MVI has it, which a SwiftUI view observes.
@MainActor @Observable final class ObservableModel: TallyModelState, TallyModelActions {
  private(set) var sum = 0

  @inline(never) func show(sum new: Int) {
    sum = new
  }
}

/// Who observes a plain model.
@MainActor final class TallyLabel {
  private var shown = 0

  @inline(never) func show(_ sum: Int) {
    shown = sum
  }
}
