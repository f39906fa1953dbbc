import MVI

/// What the view of a module that counts tells its intent.
@MainActor protocol TallyIntent: AnyObject {
  func onTapPlus(_ number: Int)
}

/// The logic, which knows its model by a protocol as the article has it.
final class TallyLogic: TallyIntent {
  private let model: any TallyModelActions
  private var sum = 0

  init(_ model: any TallyModelActions) {
    self.model = model
  }

  @inline(never) func onTapPlus(_ number: Int) {
    sum &+= number
    model.show(sum: sum)
  }
}

/// The same with a model that it knows by its class.
final class ClosedLogic<Model: TallyModelActions>: TallyIntent {
  private let model: Model
  private var sum = 0

  init(_ model: Model) {
    self.model = model
  }

  @inline(never) func onTapPlus(_ number: Int) {
    sum &+= number
    model.show(sum: sum)
  }
}

typealias TallyContainer = MVIContainer<any TallyIntent, any TallyModelState>

/// How the view's events are sent.
extension MVIContainer<any TallyIntent, any TallyModelState> {
  func onTapPlus(_ number: Int) { send("onTapPlus", number) { $0.onTapPlus($1) } }
}

extension MVIContainer<ClosedLogic<PlainModel>, PlainModel> {
  func onTapPlus(_ number: Int) { send("onTapPlus", number) { $0.onTapPlus($1) } }
}

extension MVIContainer<ClosedLogic<ObservableModel>, ObservableModel> {
  func onTapPlus(_ number: Int) { send("onTapPlus", number) { $0.onTapPlus($1) } }
}
