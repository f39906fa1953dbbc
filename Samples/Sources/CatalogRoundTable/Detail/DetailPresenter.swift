import RoundTable
import Shop

final class DetailPresenter: RTPresenter {
  private let state: Detail.State

  init(state: Detail.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Detail>) {
    show(port)
  }

  func handle(intent: Detail.ViewIntent, _ port: RTPresenterPort<Detail>) {}

  func handle(event: Detail.CoreEvent, _ port: RTPresenterPort<Detail>) {
    switch event {
    case .countChanged: show(port)
    }
  }

  private func show(_ port: RTPresenterPort<Detail>) {
    port.notify(
      update: .show(
        DetailDisplay(
          title: state.item.title, countTitle: "\(state.count) in cart",
          canRemove: state.count > 0)))
  }
}
