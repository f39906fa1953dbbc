import Observation
import VSURF
import VignolaCore

/// A holder that nobody observes but its view, which reads it.
@MainActor final class PlainHolder {
  struct ViewState {
    var sum: Int
    var isEven: Bool
  }

  private(set) var state = ViewState(sum: 0, isEven: true)

  init(_ unit: TallyUnit) {
    unit.sum.bind(to: self) { holder, sum in holder.show(sum) }
  }

  @inline(never) private func show(_ sum: Int) {
    state = ViewState(sum: sum, isEven: sum % 2 == 0)
  }
}

/// The same with an array of strings in its state.
@MainActor final class GoodsHolder {
  struct ViewState {
    var rows: [String]
    var title: String
    var sum: Int
  }

  private(set) var state = ViewState(rows: [], title: "", sum: 0)
  private let title = "what there is to be bought"

  init(_ unit: TallyUnit) {
    unit.goods.bind(to: self) { holder, goods in holder.show(goods) }
  }

  @inline(never) private func show(_ goods: Goods) {
    state = ViewState(rows: goods.names, title: title, sum: goods.sum)
  }
}

/// A holder as VSURF has it, whose state a SwiftUI view observes.
@MainActor @Observable final class ObservableHolder: ViewStateHolder {
  private(set) var state = 0

  init(_ unit: TallyUnit) {
    unit.sum.bind(to: self) { holder, sum in holder.state = sum }
  }
}

/// The same without a unit: what `@Observable` itself costs.
@MainActor @Observable final class BareHolder {
  private(set) var state = 0

  @inline(never) func show(_ sum: Int) {
    state = sum
  }
}
