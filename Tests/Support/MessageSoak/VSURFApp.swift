import Observation
import VSURF
import VignolaCore

/// Shows a holder of VSURF's over a unit of its own, and has it hear a signal.
final class VSURFApp: SoakedApp {
  let scope = soakedScope()
  private let surface: NavigationSurface
  private let tally = Tally()

  init() {
    surface = NavigationSurface(on: HeadlessStage(), in: scope)
    surface.setRoot { _ in EmptyScreen() }
  }

  var heard: Int { tally.heard }

  func visit() {
    let screen = SoakedHolderScreen(in: scope.child("Soaked"), tally)
    surface.push({ _ in screen })
    for _ in 0..<99 { screen.holder.plusTapped() }
    screen.signal.send("plus") { $0.plusTapped() }
    surface.pop()
  }
}

@MainActor final class SoakedUnit: UnitInput, UnitOutput {
  let count: Observed<Int>
  private let scope: LifetimeScope

  init(in scope: LifetimeScope) {
    self.scope = scope
    count = Observed(0, as: "SoakedUnit.count", in: scope)
  }

  func add() {
    scope.deliver(.command, "add", from: "SoakedHolder", to: "SoakedUnit") { [count] in
      count.set(count.value + 1)
    }
  }
}

@MainActor @Observable final class SoakedHolder: ViewStateHolder {
  private(set) var state = 0
  @ObservationIgnored private let unit: SoakedUnit

  init(_ unit: SoakedUnit, _ tally: Tally) {
    self.unit = unit
    unit.count.bind(to: self) { holder, count in
      holder.state = count
      if count > 0 { tally.heard += 1 }
    }
  }

  func plusTapped() { unit.add() }
}

final class SoakedHolderScreen: Screen {
  let holder: SoakedHolder
  let signal: Signal<SoakedHolder>
  private let scope: LifetimeScope

  init(in scope: LifetimeScope, _ tally: Tally) {
    self.scope = scope
    holder = SoakedHolder(SoakedUnit(in: scope), tally)
    signal = Signal(as: "SoakedSignal", in: scope)
    signal.add(holder) { $0 }
    scope.register(holder, as: "SoakedHolder")
  }
}
