import ScreenDriver
import SwiftUI
import UIKit
import VignolaCore
import VignolaUI

/// A surface on one kind of stage, a person's hands on it, and what its screens' owners were told.
@MainActor final class StageContract {
  /// The stages that keep the contract.
  enum Kind: String, CaseIterable, Sendable {
    case headless, uiKit, swiftUI

    /// Those that are told of a swipe that is held.
    static let tellingSwipes: [Kind] = [.headless, .uiKit]

    /// Those that show something.
    static let onScreen: [Kind] = [.uiKit, .swiftUI]
  }

  final class Page: UIViewController, Screen {
    private let onTap: () -> Void

    init(_ name: String, onTap: @escaping () -> Void = {}) {
      self.onTap = onTap
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let goOn = UIAction(title: "Go on") { [weak self] _ in self?.tapped() }
      let elsewhere = UIAction(title: "Elsewhere") { [weak self] _ in
        let foreigner = UIViewController()
        foreigner.title = StageContract.foreign
        self?.navigationController?.pushViewController(foreigner, animated: true)
      }
      view = UIStackView(
        arrangedSubviews: [goOn, elsewhere].map { UIButton(type: .system, primaryAction: $0) })
    }

    func tapped() { onTap() }
  }

  /// The same in SwiftUI.
  struct PageView: View {
    let name: String
    let onTap: () -> Void

    var body: some View {
      VStack {
        Button("Go on") { onTap() }
        NavigationLink("Elsewhere", value: StageContract.foreign)
      }
      .navigationTitle(name)
      .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
    }
  }

  /// What a screen is called that the app pushes behind the surface's back.
  nonisolated static let foreign = "foreign"

  let scope = LifetimeScope("App")
  let surface: NavigationSurface
  private(set) var told: [String] = []
  let hands: any Hands
  private let kind: Kind
  private var names: [ObjectIdentifier: String] = [:]

  init(_ kind: Kind) {
    self.kind = kind
    switch kind {
    case .headless:
      let stage = HeadlessStage()
      surface = NavigationSurface(on: stage, in: scope)
      hands = PersonWithoutScreen(stage: stage, surface: surface)
    case .uiKit:
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
      window.makeKeyAndVisible()
      hands = PersonWithPhone(Phone(ControllerHost(window: window)))
    case .swiftUI:
      let stage = ViewStage()
      surface = NavigationSurface(on: stage, in: scope)
      hands = PersonWithPhone(Phone(ViewHost { StageView(stage) }))
    }
  }

  /// A screen with a button, of the stage's toolkit.
  func screen(_ name: String, onTap: @escaping () -> Void = {}) -> any Screen {
    switch kind {
    case .headless, .uiKit: named(name, Page(name, onTap: onTap))
    case .swiftUI:
      named(
        name,
        HostedScreen(tab: name, systemImage: "circle") { PageView(name: name, onTap: onTap) })
    }
  }

  private func named(_ name: String, _ screen: any Screen) -> any Screen {
    names[ObjectIdentifier(screen)] = name
    return screen
  }

  /// Makes such a screen for its place.
  func page(
    _ name: String, onTap: @escaping (ScreenHandle) -> Void = { _ in }
  ) -> (ScreenHandle) -> any Screen {
    { [self] place in screen(name, onTap: { onTap(place) }) }
  }

  func hear() -> [String] {
    defer { told = [] }
    return told
  }

  /// What is up, as names: a list a layer, bottom to top, of the selected stack. If a person sees
  /// another screen than the last of them, that one's name says so.
  var shown: [[String]] {
    let seen = hands.title
    var shown = surface.tree.layers.map { layer in
      layer.selectedStack.map { entry in
        surface.screen(entry.id).flatMap { names[ObjectIdentifier($0)] } ?? StageContract.foreign
      }
    }
    if let top = shown.last?.last, top != seen {
      shown[shown.count - 1].append("not seen: the screen shows \(seen ?? "no title")")
    }
    return shown
  }

  // What the app does.

  @discardableResult func root(_ name: String) -> ScreenHandle? {
    surface.setRoot(page(name), onRemoved: teller(name))
  }

  @discardableResult func push(_ name: String) -> ScreenHandle? {
    surface.push(page(name), onRemoved: teller(name))
  }

  /// Pushes a screen with a button.
  @discardableResult func push(
    _ name: String, onTap: @escaping (ScreenHandle) -> Void
  ) -> ScreenHandle? {
    surface.push(page(name, onTap: onTap), onRemoved: teller(name))
  }

  @discardableResult func present(_ name: String) -> ScreenHandle? {
    surface.present(page(name), onRemoved: teller(name))
  }

  /// Presents a screen that covers all below it.
  @discardableResult func cover(_ name: String) -> ScreenHandle? {
    surface.present(
      { [self] place in
        let page = Page(name)
        page.modalPresentationStyle = .fullScreen
        let view = HostedScreen(presentedAs: .fullScreenCover) { PageView(name: name, onTap: {}) }
        return named(name, kind == .swiftUI ? view : page)
      }, onRemoved: teller(name))
  }

  func tabs(_ names: String...) {
    surface.setTabs(
      names.map { page($0) },
      onRemoved: { [weak self] tab, removal in self?.told.append("\(names[tab]) \(removal)") })
  }

  func teller(_ name: String) -> (Removal) -> Void {
    { [weak self] removal in self?.told.append("\(name) \(removal)") }
  }

  // What a person does.

  @discardableResult func tap() -> Bool { hands.tap(times: 1) }
  @discardableResult func doubleTap() -> Bool { hands.tap(times: 2) }
  @discardableResult func back() -> Bool { hands.back() }
  func beginBackSwipe() { hands.beginSwipe() }
  func cancelBackSwipe() { hands.cancelSwipe() }
  func finishBackSwipe() { hands.finishSwipe() }
  @discardableResult func drawDown() -> Bool { hands.drawDown() }
  func choose(tab: Int) { hands.choose(tab: tab) }
  @discardableResult func answer() -> Bool { hands.answer() }

  /// Taps what the app's own code takes for a wish to go on, without asking the surface: a link in
  /// SwiftUI, a controller that is pushed in UIKit.
  @discardableResult func goElsewhere(times: Int = 1) -> Bool { hands.goElsewhere(times: times) }
}

/// What a person can see of any stage, and do to it.
@MainActor protocol Hands {
  /// What stands over the screen that is in front.
  var title: String? { get }
  /// What the alert says that is in front.
  var alert: String? { get }
  /// Taps the button of the screen that is shown. Whether it could be reached.
  func tap(times: Int) -> Bool
  func back() -> Bool
  func beginSwipe()
  func cancelSwipe()
  func finishSwipe()
  func drawDown() -> Bool
  func choose(tab: Int)
  /// Answers the alert that is shown.
  func answer() -> Bool
  func goElsewhere(times: Int) -> Bool
}

/// The gestures of a stage that has no screen.
@MainActor struct PersonWithoutScreen: Hands {
  let stage: HeadlessStage
  let surface: NavigationSurface

  var title: String? {
    stage.shown.visible?.isForeign ?? false ? StageContract.foreign : page?.title
  }

  var alert: String? { stage.shown.visibleAlert?.title }

  func tap(times: Int) -> Bool {
    guard !stage.isSwiping, let page else { return false }
    for _ in 0..<times { page.tapped() }
    return true
  }

  func back() -> Bool { stage.systemBack() }
  func beginSwipe() { stage.beginBackSwipe() }
  func cancelSwipe() { stage.cancelBackSwipe() }
  func finishSwipe() { stage.finishBackSwipe() }
  func drawDown() -> Bool { stage.systemDismiss() }
  func choose(tab: Int) { stage.selectTab(tab) }
  func answer() -> Bool { stage.closeAlert() }
  func goElsewhere(times: Int) -> Bool { stage.foreignPush(StageContract.foreign) != nil }

  private var page: StageContract.Page? {
    stage.shown.visible.flatMap { surface.screen($0.id) } as? StageContract.Page
  }
}

/// A phone in the hand: it knows the screen and nothing else.
@MainActor struct PersonWithPhone: Hands {
  private let phone: Phone

  init(_ phone: Phone) { self.phone = phone }

  var title: String? { phone.title }
  var alert: String? { phone.alert?.title }

  func tap(times: Int) -> Bool {
    succeeds { try times == 2 ? phone.doubleTap("Go on") : phone.tap("Go on") }
  }
  func back() -> Bool { succeeds { try phone.systemBack() } }
  func beginSwipe() { _ = succeeds { try phone.beginBackSwipe() } }
  func cancelSwipe() { _ = succeeds { try phone.cancelBackSwipe() } }
  func finishSwipe() { _ = succeeds { try phone.finishBackSwipe() } }
  func drawDown() -> Bool { succeeds { try phone.systemDismiss() } }
  func choose(tab: Int) { _ = succeeds { try phone.tap(phone.tabs[tab]) } }
  func answer() -> Bool { succeeds { try phone.tap("OK") } }
  func goElsewhere(times: Int) -> Bool {
    succeeds { try times == 2 ? phone.doubleTap("Elsewhere") : phone.tap("Elsewhere") }
  }

  private func succeeds(_ gesture: () throws -> Void) -> Bool {
    (try? gesture()) != nil
  }
}
