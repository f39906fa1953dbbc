import ScreenDriver
import SwiftUI

struct BoardView: View {
  let model: BoardModel

  var body: some View {
    List(model.rows) { RowView(row: $0) }
  }
}

struct RowView: View {
  let row: RowModel

  var body: some View {
    HStack {
      Text("Item \(row.id)")
      Text("\(row.count)")
    }
  }
}

extension BoardModel {
  /// A screen that shows it.
  func shown() -> ViewHost<BoardView> {
    ViewHost { BoardView(model: self) }
  }
}
