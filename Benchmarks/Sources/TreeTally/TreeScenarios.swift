import Measuring
import ScreenDriver

/// The rows of the screen tree that tests and the Studio read: a list of 1,000 rows, rendered.
@MainActor public enum TreeScenarios {
  /// One event is a change and the rendering after it: of every row, and of one.
  public static var all: [Scenario] {
    [
      scenario("tree.rows") { model in
        for row in model.rows { row.add() }
      },
      scenario("tree.row") { $0.rows[3].add() },
    ]
  }

  private static func scenario(
    _ name: String, _ change: @escaping @MainActor (BoardModel) -> Void
  ) -> Scenario {
    let model = BoardModel()
    let host = model.shown()
    return Scenario(name, events: 10) { count in
      for _ in 0..<count {
        change(model)
        _ = host.rendered()
      }
    }
  }
}
