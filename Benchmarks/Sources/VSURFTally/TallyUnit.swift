import VSURF
import VignolaCore

/// What a unit puts out in the row with a state that owns memory.
struct Goods: Sendable {
  let names: [String]
  let sum: Int
}

/// The business: it counts, and puts out what it has.
@MainActor final class TallyUnit {
  let sum: Observed<Int>
  let goods: Observed<Goods>
  private let names = ["milk", "a loaf of bread that is long", "butter"]

  init(in scope: LifetimeScope) {
    sum = Observed(0, as: "TallyUnit.sum", in: scope)
    goods = Observed(Goods(names: [], sum: 0), as: "TallyUnit.goods", in: scope)
  }

  @inline(never) func add(_ number: Int) {
    sum.set(sum.value &+ number)
  }

  @inline(never) func stock(_ number: Int) {
    goods.set(Goods(names: names, sum: number))
  }
}
