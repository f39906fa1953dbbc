/// The rules of Model-View-Presenter.
enum MVPRules {
  static let all: [any Rule] = [
    MVPPresenterNoNavigation(),
    MVPPresenterNoUIImport(),
    MVPPresenterViewWeak(),
    MVPViewNoModel(),
    MVPViewProtocol(),
  ]
}
