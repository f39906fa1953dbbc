import SwiftUI
import VignolaCore

/// Shows what is up on a ``ViewStage``: its stacks, tabs, sheets and alerts.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { StageView(app.stage) }
/// }
/// ```
public struct StageView: View {
  private let stage: ViewStage
  @State private var presence: Lazy<Presence>

  /// A view of the stage. A stage is shown in one place at a time.
  public init(_ stage: ViewStage) {
    self.stage = stage
    self.presence = Lazy { Presence { stage.viewsHaveFollowed() } }
  }

  /// What is up.
  public var body: some View {
    let _ = presence.value
    LayerView(stage: stage, number: 0, first: nil)
      .onChange(of: stage.systemChanges) { stage.viewsHaveFollowed() }
  }
}

/// The bottom layer, or one that is presented, and what lies over it.
private struct LayerView: View {
  let stage: ViewStage
  /// Its place, from the bottom.
  let number: Int
  /// The first screen of a layer that is presented: it is this layer only as long as that is there.
  let first: ScreenID?
  @State private var last = LastLayer()
  @State private var alert: NavigationTree.Alert?
  @State private var isAlertUp = false

  var body: some View {
    let layer = last.layer(number, startingWith: first, of: stage.shown)
    let next = stage.presented(over: layer, number: number)
    let _ = stage.refusals
    LayerContent(stage: stage, layer: layer)
      .interactiveDismissDisabled(layer.askedBeforeDismiss != nil)
      .sheet(item: presented(next, over: layer, as: .sheet)) { over($0) }
      #if !os(macOS)
        .fullScreenCover(item: presented(next, over: layer, as: .fullScreenCover)) { over($0) }
      #endif
      .alert(alert?.title ?? "", isPresented: isAnswerAwaited) {
        Button("OK") {}
      } message: {
        Text(alert?.message ?? "")
      }
      .onChange(of: layer.alert, initial: true) { _, wanted in show(wanted) }
      .onChange(of: isAlertUp) { show(layer.alert) }
  }

  private func over(_ next: PresentedLayer) -> LayerView {
    LayerView(stage: stage, number: number + 1, first: next.id)
  }

  private func presented(
    _ next: PresentedLayer?, over layer: NavigationTree.Layer,
    as presentation: HostedScreen.Presentation
  ) -> Binding<PresentedLayer?> {
    Binding(
      get: { [stage, number] in
        let next = stage.presented(over: layer, number: number)
        return next.flatMap { stage.look(of: $0.id).presentation == presentation ? $0 : nil }
      },
      set: { [stage] in
        if $0 == nil, let next { stage.systemDismisses(next.id) }
      })
  }

  private var isAnswerAwaited: Binding<Bool> {
    Binding(
      get: { isAlertUp },
      set: {
        guard !$0, isAlertUp else { return }
        isAlertUp = false
        if let alert { stage.systemEnds(alert) }
      })
  }

  /// One alert after the other: SwiftUI would not notice that another has taken one's place.
  private func show(_ wanted: NavigationTree.Alert?) {
    if isAlertUp {
      if wanted?.id != alert?.id { isAlertUp = false }
    } else if let wanted {
      alert = wanted
      isAlertUp = true
    }
  }
}

/// The stacks of a layer: one, or tabs.
private struct LayerContent: View {
  let stage: ViewStage
  let layer: NavigationTree.Layer

  var body: some View {
    if layer.stacks.count > 1 {
      TabView(selection: selection) {
        ForEach(layer.stacks.indices, id: \.self) { tab in
          Tab(title(of: tab), systemImage: symbol(of: tab), value: tab) {
            stack(tab)
          }
        }
      }
    } else {
      stack(0)
    }
  }

  /// Another first screen makes it another stack.
  @ViewBuilder private func stack(_ tab: Int) -> some View {
    if layer.stacks.indices.contains(tab), let root = layer.stacks[tab].first?.id {
      StackView(stage: stage, root: root).id(root)
    }
  }

  private var selection: Binding<Int> {
    Binding(get: { [layer] in layer.selected }, set: { [stage] in stage.systemSelects($0) })
  }

  private func title(of tab: Int) -> String { look(of: tab)?.tab?.title ?? "" }
  private func symbol(of tab: Int) -> String { look(of: tab)?.tab?.symbol ?? "circle" }

  private func look(of tab: Int) -> HostedScreen.Look? {
    layer.stacks[tab].first.map { stage.look(of: $0.id) }
  }
}

/// One stack.
private struct StackView: View {
  let stage: ViewStage
  let root: ScreenID
  @State private var last = LastPath()

  var body: some View {
    let _ = stage.refusals
    NavigationStack(path: path) {
      SeatView(stage: stage, id: root, hasWayBack: false)
        .navigationDestination(for: ScreenID.self) {
          SeatView(stage: stage, id: $0, hasWayBack: true)
        }
    }
  }

  private var path: Binding<NavigationPath> {
    Binding(
      get: { [stage, root, last] in last.path(over: root, on: stage) },
      set: { [stage, root] in stage.systemWrites($0, over: root) })
  }
}

/// One screen. It is kept here for as long as it takes to leave.
private struct SeatView: View {
  let stage: ViewStage
  let id: ScreenID
  let hasWayBack: Bool
  @State private var last = LastScreen()

  var body: some View {
    let entry = stage.entry(id)
    let asks = hasWayBack && entry?.asksBeforeBack ?? false
    if let screen = last.screen(id, on: stage) {
      ScreenView(screen)
        .navigationBarBackButtonHidden(asks)
        .toolbar {
          if asks {
            ToolbarItem(placement: .cancellationAction) { Button("Back") { stage.asksBack(id) } }
          }
        }
        #if !os(macOS)
          .toolbarVisibility(entry?.hidesBar ?? false ? .hidden : .automatic, for: .navigationBar)
        #endif
    }
  }
}

/// What a layer was when it was last up: SwiftUI goes on asking while a sheet leaves.
@MainActor private final class LastLayer {
  private var layer = NavigationTree.Layer(stacks: [])

  func layer(
    _ number: Int, startingWith first: ScreenID?, of tree: NavigationTree
  ) -> NavigationTree.Layer {
    if tree.layers.indices.contains(number) {
      let now = tree.layers[number]
      if first == nil || now.stacks.first?.first?.id == first { layer = now }
    }
    return layer
  }
}

/// The path of a stack when it was last up.
@MainActor private final class LastPath {
  private var path = NavigationPath()

  func path(over root: ScreenID, on stage: ViewStage) -> NavigationPath {
    if let now = stage.path(over: root) { path = now }
    return path
  }
}

/// A screen that may have left its surface already.
@MainActor private final class LastScreen {
  private var screen: (any Screen)?

  func screen(_ id: ScreenID, on stage: ViewStage) -> (any Screen)? {
    if let there = stage.screen(id) { screen = there }
    return screen
  }
}
