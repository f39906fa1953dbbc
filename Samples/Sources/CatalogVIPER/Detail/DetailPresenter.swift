/// Words what the interactor says, and passes on what the view says.
@MainActor final class DetailPresenter {
  weak var view: (any DetailViewInput)?

  private let interactor: any DetailInteractorInput

  init(interactor: any DetailInteractorInput) {
    self.interactor = interactor
  }
}

extension DetailPresenter: DetailViewOutput {
  func viewIsReady() { interactor.loadItem() }

  func addTapped() { interactor.add() }

  func removeTapped() { interactor.remove() }
}

extension DetailPresenter: DetailInteractorOutput {
  func loaded(_ contents: DetailContents) {
    view?.show(
      DetailDisplay(
        title: contents.title, countTitle: "\(contents.count) in cart",
        canRemove: contents.count > 0))
  }
}
