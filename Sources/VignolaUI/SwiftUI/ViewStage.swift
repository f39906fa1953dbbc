import Observation
import SwiftUI
import VignolaCore

/// Plays a surface on SwiftUI: stacks are navigation stacks, tabs a tab view, what is presented is a
/// sheet or a cover. ``StageView`` is the view that shows it.
///
/// ```swift
/// let stage = ViewStage()
/// let surface = NavigationSurface(on: stage, in: app)
/// surface.setRoot({ place in HostedScreen { ListView(place: place) } })
///
/// WindowGroup { StageView(stage) }
/// ```
///
/// The stage has what is shown as a value, and SwiftUI is shown that value; so a verb is carried out
/// as soon as it is planned, and whether SwiftUI animates it is SwiftUI's affair. What SwiftUI takes
/// away itself, by its back button, a back swipe carried to its end, a sheet drawn down, an alert
/// answered or a tab chosen, it says by writing that value, and asks nobody before. The surface is
/// told when the views have come after it, and its verbs wait until then: what an owner puts up on
/// hearing of it is a change of its own to SwiftUI (G5).
///
/// A `DismissAction` that a view calls is such a writing too, so its screen is told as if a person
/// had taken it away; ``/VignolaCore/ScreenHandle/close()`` says that code did.
///
/// What SwiftUI does not tell cannot be known: a back swipe that is held, and let go. A verb under
/// the finger is carried out there and then.
///
/// A screen that asks before the user goes back has a back button of ours instead of SwiftUI's, and no
/// swipe. In a sheet it keeps that from being drawn down; of the try SwiftUI tells nobody, so the
/// screen needs a button of its own. What a `DismissAction` writes is not taken over before the answer
/// is yes.
///
/// A `NavigationLink` with a value that a screen's view has, and a `navigationDestination` for its type,
/// push onto the stack around the screen: what they push appears as foreign, over it. Verbs go over
/// that and take it away like any other, and it goes with what lies below. A link that holds a view
/// instead of a value, and what a view presents by itself, SwiftUI tells nobody of.
///
/// The stage outlives its view: shown again, it shows what is up. Who takes the view away for good
/// closes the surface.
@MainActor @Observable public final class ViewStage: NavigationStage {
  /// What the views show.
  private(set) var shown = NavigationTree()
  /// How often the system has changed it.
  private(set) var systemChanges = 0
  /// How often a change of the system's was not taken over: the views are to show what they showed.
  private(set) var refusals = 0

  @ObservationIgnored private weak var surface: NavigationSurface?
  /// Why the system has changed it, as long as the surface has not been told.
  @ObservationIgnored private var untold: Removal?
  @ObservationIgnored private var linked = LinkedScreens()

  /// Makes a stage with nothing on it.
  public init() {}

  /// Called by the surface that plays on this stage.
  ///
  /// - Parameter surface: Where changes are reported.
  public func attach(to surface: NavigationSurface) {
    self.surface = surface
    if !shown.layers.isEmpty { surface.report(shown) }
  }

  /// Has the views show the target, and says so.
  ///
  /// - Parameter target: Everything that should be up.
  public func carryOut(_ target: NavigationTree) {
    show(target)
    surface?.report(shown)
  }

  /// The screen of an appearance, as long as it is up or wanted.
  func screen(_ id: ScreenID) -> (any Screen)? { surface?.screen(id) }
}

// What SwiftUI does itself.
extension ViewStage {
  /// SwiftUI has made the path over the first screen of a stack this one: shorter by what a person
  /// has left, or longer by what a link has pushed.
  func systemWrites(_ path: NavigationPath, over root: ScreenID) {
    guard let old = stack(of: root)?.dropFirst() else { return }
    let staying = linked.shared(of: old, in: path)
    var leaving = old.dropFirst(staying)
    let asked = leaving.last(where: \.asksBeforeBack)
    if let asked { leaving = leaving.drop { $0.id != asked.id }.dropFirst() }
    if let lowest = leaving.first { systemDid(.systemBack) { $0.remove(lowest.id) } }
    if let asked { return refuse(asking: asked.id, because: .systemBack) }
    if path.count > staying { linkPushes(path.first(staying + 1), over: root) }
  }

  /// A link has pushed a screen. A second touch on it, before the views have come after the first,
  /// pushes nothing.
  private func linkPushes(_ path: NavigationPath, over root: ScreenID) {
    guard untold == nil, let top = stack(of: root)?.last?.id, !shown.isCovered(top) else {
      refusals += 1
      return
    }
    let entry = linked.add(path)
    systemDid(.code) { $0.push(entry, over: top) }
  }

  /// A person has tapped the back button of a screen that asks before.
  func asksBack(_ id: ScreenID) {
    surface?.ask(id, because: .systemBack)
  }

  /// SwiftUI has closed what was presented, named by its first screen.
  func systemDismisses(_ id: ScreenID) {
    let closing = shown.layers.dropFirst().drop { $0.stacks.first?.first?.id != id }
    guard !closing.isEmpty else { return }
    if let asked = closing.reversed().lazy.compactMap(\.askedBeforeDismiss).first {
      refuse(asking: asked, because: .systemDismiss)
    } else {
      systemDid(.systemDismiss) { $0.remove(id) }
    }
  }

  /// A person has answered an alert.
  func systemEnds(_ alert: NavigationTree.Alert) {
    systemDid(.code) { $0.remove(alert.id) }
  }

  /// A person has chosen a tab.
  func systemSelects(_ tab: Int) {
    systemDid(.code) { $0.select(tab) }
  }

  /// The views have come after what the system did: now the surface is told.
  func viewsHaveFollowed() {
    guard let removal = untold else { return }
    untold = nil
    surface?.report(shown, because: removal)
  }

  private func systemDid(_ removal: Removal, _ change: (inout NavigationTree) -> Bool) {
    viewsHaveFollowed()
    var changed = shown
    guard change(&changed) else { return }
    show(changed)
    untold = removal
    systemChanges += 1
    surface?.hold()
  }

  private func show(_ tree: NavigationTree) {
    shown = tree
    linked.keep(tree)
  }

  private func refuse(asking id: ScreenID, because removal: Removal) {
    refusals += 1
    surface?.ask(id, because: removal)
  }
}

// What the views read.
extension ViewStage {
  /// The path over the first screen of a stack; nil for a stack that is not up.
  func path(over root: ScreenID) -> NavigationPath? {
    stack(of: root).map { linked.path(of: $0.dropFirst()) }
  }

  /// What is presented over a layer that is up.
  func presented(over layer: NavigationTree.Layer, number: Int) -> PresentedLayer? {
    guard shown.layers.indices.contains(number + 1),
      shown.layers[number].stacks.first?.first?.id == layer.stacks.first?.first?.id,
      let first = shown.layers[number + 1].stacks.first?.first
    else { return nil }
    return PresentedLayer(id: first.id)
  }

  /// How the first screen of a layer, or of a tab, wants to be shown.
  func look(of id: ScreenID) -> HostedScreen.Look {
    (screen(id) as? HostedScreen)?.look ?? HostedScreen.Look()
  }

  /// How a screen is shown that is up.
  func entry(_ id: ScreenID) -> NavigationTree.Entry? {
    shown.layers.lazy.flatMap(\.stacks).joined().first { $0.id == id }
  }

  private func stack(of root: ScreenID) -> [NavigationTree.Entry]? {
    shown.layers.lazy.flatMap(\.stacks).first { $0.first?.id == root }
  }
}

/// A layer that is presented, known by its first screen.
struct PresentedLayer: Identifiable {
  let id: ScreenID
}
