/// Signs the user in and says so to its owner.
@MainActor final class EnterPresenter: EnterViewOutput {
  weak var view: (any EnterView)?

  private let auth: any AuthService
  private let onSignedIn: (Token) -> Void

  init(auth: any AuthService, onSignedIn: @escaping (Token) -> Void) {
    self.auth = auth
    self.onSignedIn = onSignedIn
  }

  func viewIsReady() {
    view?.show(title: "Postcards", button: "SIGN IN")
  }

  func signInTapped() {
    onSignedIn(auth.signIn())
  }
}
