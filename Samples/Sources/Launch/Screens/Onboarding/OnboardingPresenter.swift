/// Says what stands on the pages of the introduction, and that only the last leads on.
@MainActor final class OnboardingPresenter: OnboardingViewOutput {
  weak var view: (any OnboardingView)?

  private let pages = [
    OnboardingPage(title: "Collect", text: "Postcards from all over the world."),
    OnboardingPage(title: "Read", text: "Every one of them has something written on its back."),
    OnboardingPage(title: "Keep", text: "They are here whenever you come back."),
  ]
  private let onInfo: () -> Void
  private let onDone: () -> Void

  init(onInfo: @escaping () -> Void, onDone: @escaping () -> Void) {
    self.onInfo = onInfo
    self.onDone = onDone
  }

  func viewIsReady() {
    view?.show(pages, info: "Info", go: "LET'S GO")
    turned(to: 0)
  }

  func turned(to page: Int) {
    view?.turn(to: page, canGo: page == pages.indices.last)
  }

  func infoTapped() { onInfo() }

  func goTapped() { onDone() }
}
