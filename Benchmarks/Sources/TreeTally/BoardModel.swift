import Observation

/// A thousand rows, each with a number of its own.
@MainActor @Observable final class BoardModel {
  let rows = (0..<1_000).map { RowModel($0) }
}

@MainActor @Observable final class RowModel: Identifiable {
  nonisolated let id: Int
  private(set) var count = 0

  init(_ id: Int) {
    self.id = id
  }

  func add() {
    count &+= 1
  }
}
