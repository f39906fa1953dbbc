/// Turns a postcard over.
@MainActor final class PostcardPresenter: PostcardViewOutput {
  weak var view: (any PostcardView)?

  private let postcard: Postcard

  init(postcard: Postcard) {
    self.postcard = postcard
  }

  func viewIsReady() {
    view?.show(title: postcard.title, text: postcard.text)
  }
}
