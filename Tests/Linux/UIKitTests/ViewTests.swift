import ScreenDriver
import ScreenTree
import Testing
import UIKit

@MainActor @Suite("A view") struct ViewTests {
  let log = Log()
  let stack = UIStackView()
  let host: ControllerHost
  let phone: Phone

  init() {
    let page = UIViewController()
    page.view = stack
    let host = ControllerHost { page }
    self.host = host
    phone = Phone(host)
  }

  @Test("that changes is on the screen at once, and the host is told")
  func changes() async throws {
    let label = UILabel()
    label.text = "one"
    stack.addArrangedSubview(label)
    #expect(phone.texts == ["one"])
    label.text = "two"
    #expect(phone.texts == ["two"])
    label.isHidden = true
    #expect(phone.texts == [])
    Task { label.isHidden = false }
    try await phone.wait { $0.texts == ["two"] }
    stack.removeArrangedSubview(label)
    #expect(phone.texts == ["two"])
    label.removeFromSuperview()
    #expect(phone.texts == [])
    #expect(label.superview == nil)
  }

  @Test("that another host shows changes nothing here")
  func twoHosts() async {
    let label = UILabel()
    label.text = "there"
    let other = UIViewController()
    other.view = UIStackView(arrangedSubviews: [label])
    let otherHost = ControllerHost { other }
    _ = (host.rendered(), otherHost.rendered())
    for _ in 0..<5 { await Task.yield() }
    var told: [String] = []
    host.onChange = { told.append("here") }
    otherHost.onChange = { told.append("there") }
    label.text = "changed"
    label.text = "changed again"
    label.text = "changed again"
    for _ in 0..<5 { await Task.yield() }
    #expect(told == ["there"])
  }

  @Test("that is a screen's whole takes no touches when it is switched off")
  func wholeScreen() throws {
    var taps = 0
    let action = UIAction(title: "Count") { _ in taps += 1 }
    stack.addArrangedSubview(UIButton(type: .system, primaryAction: action))
    stack.isUserInteractionEnabled = false
    let refusal = #expect(throws: PhoneRefusal.self) { try phone.tap("Count") }
    #expect(refusal?.reason == .disabled)
    stack.isUserInteractionEnabled = true
    try phone.tap("Count")
    #expect(taps == 1)
  }

  @Test("stands over the rows of a table that it was added to, whatever the table's size")
  func overTable() {
    let table = UITableViewController(style: .plain)
    let host = ControllerHost { table }
    let label = UILabel()
    label.text = "over"
    label.frame = table.view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.view.addSubview(label)
    let phone = Phone(host)
    #expect(phone.texts == ["over"])
    #expect(table.popoverPresentationController == nil)
    label.removeFromSuperview()
    #expect(phone.texts == [])
  }

  @Test("has the roles, names and identities that SwiftUI's have")
  func elements() throws {
    let image = UIImageView(image: UIImage(systemName: "star"))
    let label = UILabel()
    label.text = "5"
    label.accessibilityLabel = "five stars"
    label.accessibilityIdentifier = "stars"
    label.textColor = .secondaryLabel
    let inner = UIStackView(arrangedSubviews: [image, label])
    let spinner = UIActivityIndicatorView(style: .medium)
    stack.axis = .vertical
    for view in [inner, spinner] { stack.addArrangedSubview(view) }
    let root = try #require(host.rendered().children.first?.children.first)
    #expect(root.role == .verticalStack)
    #expect(root.children.map(\.role) == [.horizontalStack])
    let text = try #require(root.first { $0.identifier == "stars" })
    #expect(text.label == "five stars")
    #expect(text.value == "5")
    #expect(text.looks.foreground == "secondary")
    spinner.startAnimating()
    #expect(host.rendered().first { $0.role == .progress } != nil)
    var ids: [String] = []
    host.rendered().visit { ids.append($0.id) }
    #expect(Set(ids).count == ids.count)
    var again: [String] = []
    label.text = "6"
    host.rendered().visit { again.append($0.id) }
    #expect(again == ids)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("cannot be put into itself, and moves when it is put elsewhere")
  func hierarchy() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(outer.subviews == [inner])
    stack.addArrangedSubview(inner)
    #expect(outer.subviews == [])
    #expect(inner.isDescendant(of: stack))
    #expect(inner.window === host.window)
    #expect(outer.window == nil)
  }

  @Test("that is a button runs its actions, in the order they were added, while it is enabled")
  func buttons() throws {
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Go", image: UIImage(systemName: "hare")) { [log] action in
        log.note("first, from a button: \(action.sender is UIButton)")
      })
    let second = UIAction { [log] _ in log.note("second") }
    button.addAction(second, for: .touchUpInside)
    button.addAction(second, for: .touchUpInside)
    stack.addArrangedSubview(button)
    try phone.tap("Go")
    #expect(log.take() == ["first, from a button: true", "second"])
    try phone.doubleTap("Go")
    #expect(log.take().count == 4)
    #expect(host.rendered().first { $0.role == .button }?.traits == .prominent)
    button.removeAction(second, for: .touchUpInside)
    button.configuration?.title = "Run"
    try phone.tap("Run")
    #expect(log.take() == ["first, from a button: true"])
    button.isEnabled = false
    #expect(throws: PhoneRefusal.self) { try phone.tap("Run") }
    let plain = UIButton(type: .system)
    plain.setTitle("Off", for: .disabled)
    plain.setTitle("On", for: .normal)
    stack.addArrangedSubview(plain)
    #expect(phone.buttons.last == Phone.Button("On"))
    plain.isEnabled = false
    #expect(phone.buttons.last == Phone.Button("Off", isEnabled: false))
  }

  @Test("that pages is turned page by page and tells its delegate; dots turn one page")
  func pages() throws {
    let scroll = UIScrollView()
    scroll.isPagingEnabled = true
    for number in 0..<4 {
      let label = UILabel()
      label.text = "page \(number)"
      scroll.addSubview(label)
    }
    let witness = ScrollWitness(log)
    scroll.delegate = witness
    let dots = UIPageControl()
    dots.numberOfPages = 4
    dots.addAction(
      UIAction { [log, dots] _ in log.note("dots \(dots.currentPage)") }, for: .valueChanged)
    for view in [scroll, dots] { stack.addArrangedSubview(view) }
    #expect(phone.texts == ["page 0"])
    try phone.swipe(page: 2)
    #expect(phone.page == 2)
    #expect(phone.texts == ["page 2"])
    #expect(log.take() == ["scrolled 1", "rested 1", "scrolled 2", "rested 2"])
    scroll.setContentOffset(.zero, animated: true)
    #expect(log.take() == ["scrolled 0", "rested by code 0"])
    #expect(phone.page == 0)
    #expect(throws: PhoneRefusal.self) { try phone.swipe(page: 4) }
    try phone.tap("page 1 of 4")
    #expect(log.take() == ["dots 1"])
    dots.currentPage = 99
    #expect(dots.currentPage == 3)
    #expect(throws: PhoneRefusal.self) { try phone.tap("page 4 of 4") }
    dots.numberOfPages = -2
    #expect(dots.currentPage == 0)
    scroll.isScrollEnabled = false
    #expect(throws: PhoneRefusal.self) { try phone.swipe(page: 1) }
  }

  @Test("copies to a board of its own, or to the process's")
  func pasteboard() {
    let board = UIPasteboard.withUniqueName()
    #expect(!board.hasStrings)
    board.string = "copied"
    #expect(board.string == "copied")
    #expect(UIPasteboard.withUniqueName().string == nil)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }
}

/// Notes which page a paging view is at.
final class ScrollWitness: NSObject, UIScrollViewDelegate {
  let log: Log

  init(_ log: Log) { self.log = log }

  private func page(_ view: UIScrollView) -> Int {
    Int((view.contentOffset.x / view.bounds.width).rounded())
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scrolled \(page(scrollView))") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.note("rested \(page(scrollView))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.note("rested by code \(page(scrollView))")
  }
}
