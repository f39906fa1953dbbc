/// The collection, ready for display.
struct PostcardsDisplay: Equatable {
  struct Row: Equatable {
    let id: Postcard.ID
    /// What a screen reader calls it.
    let name: String
    /// What is written beside the picture; empty until that is there.
    let title: String
    /// The picture's symbol; nil until it is there.
    let symbol: String?
  }

  /// What stands in place of rows, or below them.
  enum Rest: Equatable {
    case nothing
    case loading
    case loadingMore
    case tryAgain
    case noPostcards
  }

  let rows: [Row]
  let rest: Rest
}
