import ScreenDriver
import ScreenTree
import Testing
import UIKit

@MainActor @Suite("A presented screen") struct PresentationTests {
  let log = Log()
  let root: Page
  let host: ControllerHost
  let phone: Phone
  let witness: DismissalWitness

  init() {
    let root = Page("root", log)
    let host = ControllerHost { UINavigationController(rootViewController: root) }
    (self.root, self.host) = (root, host)
    phone = Phone(host)
    witness = DismissalWitness(log)
  }

  private var layers: [ElementRole] { host.rendered().children.map(\.role) }

  @Test("lies over the whole screen, whichever part of it has presented it")
  func presenter() {
    let sheet = Page("sheet", log)
    root.present(sheet, animated: true)
    #expect(layers == [.app, .sheet])
    #expect(phone.texts == ["page sheet"])
    #expect(sheet.presentingViewController === root.navigationController)
    #expect(root.presentedViewController === sheet)
    #expect(root.navigationController?.visibleViewController === sheet)
  }

  @Test("that a person draws down tells its delegate, after it has gone")
  func drawnDown() throws {
    let sheet = Page("sheet", log)
    sheet.presentationController?.delegate = witness
    root.present(sheet, animated: true)
    _ = log.take()
    try phone.systemDismiss()
    #expect(
      log.take() == ["sheet will disappear", "sheet disappeared", "sheet drawn down, gone"])
    #expect(layers == [.app])
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
  }

  @Test("that code dismisses tells its delegate nothing")
  func dismissedByCode() {
    let sheet = Page("sheet", log)
    sheet.presentationController?.delegate = witness
    root.present(sheet, animated: true)
    _ = log.take()
    sheet.dismiss(animated: true) { log.note("done") }
    sheet.dismiss(animated: true) { log.note("done twice") }
    root.dismiss(animated: true)
    #expect(log.take() == ["sheet will disappear", "sheet disappeared", "done"])
  }

  @Test("that only the app may close cannot be drawn down")
  func modal() throws {
    let sheet = Page("sheet", log)
    root.present(sheet, animated: true)
    sheet.isModalInPresentation = true
    let refusal = #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
    #expect(refusal?.reason == .unsuited)
    sheet.isModalInPresentation = false
    try phone.systemDismiss()
    let inner = Page("inner", log)
    root.present(UINavigationController(rootViewController: inner), animated: true)
    inner.isModalInPresentation = true
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
    inner.isModalInPresentation = false
    try phone.systemDismiss()
    let cover = Page("cover", log)
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: true)
    #expect(layers == [.app, .fullScreenCover])
    #expect(throws: PhoneRefusal.self) { try phone.systemDismiss() }
  }

  @Test("is refused over another, on a screen that is not shown, and while it is shown already")
  func refused() {
    let (first, second) = (Page("first", log), Page("second", log))
    root.present(first, animated: true)
    root.present(second, animated: true) { log.note("wrong") }
    first.present(first, animated: true) { log.note("wrong") }
    Page("elsewhere", log).present(second, animated: true) { log.note("wrong") }
    first.present(root, animated: true) { log.note("wrong") }
    #expect(root.presentedViewController === first)
    #expect(first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(!log.take().contains("wrong"))
    first.present(second, animated: true) { log.note("right") }
    #expect(log.take().last == "right")
  }

  @Test("goes with all over it when the one below is dismissed, from the top down")
  func parentDismissed() throws {
    let (first, second) = (Page("first", log), Page("second", log))
    first.presentationController?.delegate = witness
    second.presentationController?.delegate = witness
    root.present(first, animated: true)
    first.present(second, animated: true)
    #expect(layers == [.app, .sheet, .sheet])
    _ = log.take()
    root.dismiss(animated: true)
    #expect(
      log.take() == [
        "second will disappear", "first will disappear", "second disappeared",
        "first disappeared",
      ])
    #expect(layers == [.app])
    root.present(first, animated: true)
    first.present(second, animated: true)
    first.dismiss(animated: true)
    #expect(layers == [.app, .sheet])
    #expect(phone.texts == ["page first"])
    try phone.systemDismiss()
    #expect(log.take().last == "first drawn down, gone")
  }

  @Test("closes once however often it is told to, also from within")
  func dismissedFromWithin() {
    let sheet = Closing("sheet", log)
    root.present(sheet, animated: true)
    _ = log.take()
    sheet.dismiss(animated: true) { log.note("done") }
    #expect(log.take() == ["sheet will disappear", "sheet disappeared", "done"])
    #expect(layers == [.app])
  }

  @Test("shares things, and says when a person has closed it")
  func sharing() throws {
    let sharing = UIActivityViewController(
      activityItems: ["a text", 7], applicationActivities: nil)
    sharing.completionWithItemsHandler = { _, isDone, _, _ in log.note("shared: \(isDone)") }
    root.present(sharing, animated: true)
    #expect(phone.texts == ["a text", "7"])
    #expect(host.rendered().children.last?.label == "Share")
    _ = log.take()
    try phone.systemDismiss()
    #expect(log.take() == ["shared: false"])
  }
}

/// Notes that a person has dismissed something.
final class DismissalWitness: NSObject, UIAdaptivePresentationControllerDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    let screen = presentationController.presentedViewController
    let isGone = screen.presentingViewController == nil
    log.note("\(screen.title ?? "") drawn down\(isGone ? ", gone" : "")")
  }
}

/// A screen that closes itself while it is closed.
private final class Closing: Page {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dismiss(animated: true) { [log] in log.note("wrong") }
  }
}
