import SVIP

/// The logic of a module that counts, as its view knows it.
protocol TallyInteractor: SVIPInteractor {
  func add(_ number: Int) async
}

actor TallyLogic: TallyInteractor {
  private var sum = 0

  func add(_ number: Int) {
    sum &+= number
  }
}
