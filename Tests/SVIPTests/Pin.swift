import SVIP
import VignolaCore

/// The smallest module that has every part: four digits, checked by a worker.
protocol PinInteractor: SVIPInteractor {
  func tapped(number: Int) async
  func authenticate() async
  func logout() async
}

protocol PinWorker: SVIPWorker {
  func isRight(pin: [Int]) async throws -> Bool
  func authenticate() async throws
}

@MainActor protocol PinPresenter: SVIPPresenter {
  func present(filled: Int)
  func presentDotsError()
  func presentMainScreen()
  func presentLogout()
}

extension MailboxLane {
  static let biometry = MailboxLane("biometry")
  static let session = MailboxLane("session")
}

actor PinLogic: PinInteractor {
  private let presenter: any PinPresenter
  private let worker: any PinWorker
  private var digits: [Int] = []

  init(presenter: any PinPresenter, worker: any PinWorker) {
    self.presenter = presenter
    self.worker = worker
  }

  func tapped(number: Int) async {
    digits.append(number)
    await presenter.present(filled: digits.count)
    guard digits.count == 4 else { return }
    var isRight = false
    let attempt = await presenter.catching(hasLoadedContent: true) {
      isRight = try await worker.isRight(pin: digits)
    }
    digits = []
    guard attempt.isCompleted else { return await presenter.present(filled: 0) }
    if isRight {
      await presenter.presentMainScreen()
    } else {
      await presenter.presentDotsError()
    }
  }

  func authenticate() async {
    await presenter.catching(hasLoadedContent: true) {
      try await worker.authenticate()
      await presenter.presentMainScreen()
    }
  }

  func logout() async {
    await presenter.presentLogout()
  }
}

@MainActor final class PinRouter: PinPresenter {
  weak var view: PinView?
  var ui: (any SystemUI)? { view?.ui }

  func present(filled: Int) { view?.show("\(filled)", name: "filled") }
  func presentDotsError() { view?.show("shake", name: "dotsError") }
  func presentMainScreen() {
    view?.place.setRoot { _ in MainScreen() }
  }
  func presentLogout() {
    view?.place.setRoot { _ in LoginScreen() }
  }
}

final class EmptyScreen: Screen {}
final class MainScreen: Screen {}
final class LoginScreen: Screen {}

/// The view: what is tapped becomes a command, what is shown is written down.
@MainActor final class PinView: Screen {
  let interactor: Mailbox<any PinInteractor>
  let place: ScreenHandle
  let ui: PinUI
  let diary: Diary
  private let scope: LifetimeScope

  init(
    interactor: Mailbox<any PinInteractor>, at place: ScreenHandle, in scope: LifetimeScope,
    diary: Diary
  ) {
    self.interactor = interactor
    self.place = place
    self.scope = scope
    self.diary = diary
    ui = PinUI(at: place, diary: diary)
  }

  func tap(_ number: Int) {
    scope.deliver(.intent, "tapped", from: "PinView", to: "PinInteractor") { [interactor] in
      interactor.send(as: "tapped", from: "PinView") { await $0.tapped(number: number) }
    }
  }

  func tapFace() {
    interactor.send(on: .biometry, .drop, as: "authenticate") { await $0.authenticate() }
  }

  func tapLogout() {
    interactor.send(on: .session, .drop, as: "logout") { await $0.logout() }
  }

  func show(_ text: String, name: StaticString) {
    scope.trace.record(.present, name, module: "Pin", from: "PinPresenter", to: "PinView")
    diary.lines.append(text)
  }
}

/// What a view has shown, for longer than it lives.
@MainActor final class Diary {
  var lines: [String] = []
}

/// The system around a view, for a test to read.
@MainActor final class PinUI: SystemUI {
  private let place: ScreenHandle
  private let diary: Diary

  init(at place: ScreenHandle, diary: Diary) {
    self.place = place
    self.diary = diary
  }

  func showLoader(disablingUI: Bool) { diary.lines.append("loader \(disablingUI)") }
  func hideLoader() { diary.lines.append("no loader") }
  func show(status: String, message: String) { diary.lines.append("\(status): \(message)") }
  func show(error: any Error, hasLoadedContent: Bool) {
    diary.lines.append("error \(error)\(hasLoadedContent ? "" : ", nothing else")")
  }
  func alert(_ title: String, message: String, then: @escaping () -> Void) {}
  func share(_ items: [String]) { diary.lines.append("share \(items)") }
  func copy(_ text: String) { diary.lines.append("copy \(text)") }
  func close() { place.close() }
}

/// Puts the module together.
@MainActor func pinConfigurator(
  worker: any PinWorker, at place: ScreenHandle, in parent: LifetimeScope, diary: Diary,
  watch: (AnyObject) -> Void = { _ in }
) -> PinView {
  let scope = parent.child("Pin")
  let router = PinRouter()
  let logic = PinLogic(presenter: router, worker: worker)
  let view = PinView(
    interactor: Mailbox(logic, as: "PinInteractor", in: scope), at: place, in: scope, diary: diary)
  router.view = view
  for part in [view, view.interactor, logic, router] as [AnyObject] { watch(part) }
  scope.register(view, as: "PinView")
  scope.register(logic, as: "PinLogic")
  scope.register(router, as: "PinRouter")
  return view
}
