import RoundTable

/// A counter in SwiftUI. It has no updates: Presenter writes what is shown into a binding.
enum Info: RTModule {
  static let name: StaticString = "Info"

  /// What a person did.
  enum ViewIntent: Equatable {
    case decrementTapped
    case incrementTapped
    case closeTapped
  }

  /// What the parent is told.
  enum JointOutput: Equatable {
    case closed
  }
}
