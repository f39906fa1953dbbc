import Foundation
import Observation
package import ScreenTree
internal import UIKit

/// A tree of views that runs: rendered whole in each pass, with nodes that last.
///
/// A change is noticed at once, and rendered when someone asks or at the latest in the main
/// actor's next turn, so that tasks and `onChange` go on without anyone looking.
@MainActor package final class ViewGraph {
  private let state: RenderState
  private var root: () -> any View
  private var rootNode: GraphNode?
  private var screen = ScreenCollector()
  private let pulse = Pulse()
  /// The registration of the last pass. Earlier ones are gone.
  package private(set) var tracking = Tracking()
  private var window = RenderedElement(id: "window", role: .window)
  private var isUpdating = false
  private var isClosed = false
  private var isTelling = false
  private var hasComplained = false
  private let complain: (String) -> Void
  /// Told, on the main actor, that the next rendering differs.
  package var onChange: (() -> Void)?

  /// Makes a graph and runs its first pass. The root is made anew in each pass.
  ///
  /// `complain` is told, once, of views that do not come to rest.
  package convenience init(
    complain: @escaping (String) -> Void = printError, root: @escaping () -> any View
  ) {
    self.init(state: RenderState(), isVisible: true, complain: complain, root: root)
  }

  /// Makes a graph that is a controller's screen, and not shown before the controller says so.
  convenience init(hostedIn host: HostSurroundings, root: @escaping () -> any View) {
    self.init(
      state: RenderState(host: host), isVisible: false, complain: printError, root: root)
  }

  private init(
    state: RenderState, isVisible: Bool, complain: @escaping (String) -> Void,
    root: @escaping () -> any View
  ) {
    self.state = state
    self.complain = complain
    self.isVisible = isVisible
    self.root = root
    rootNode = GraphNode(state: state)
    state.invalidate = { [weak self] in self?.invalidate() }
    update()
  }

  /// Whether the views are shown, or only kept alive.
  var isVisible: Bool {
    didSet {
      guard isVisible != oldValue else { return }
      state.staleness.raise()
      update()
    }
  }

  /// Whether the next rendering differs from the last.
  package var isStale: Bool { state.isStale }

  /// What the views say about the bar above the screen.
  var bar: (title: String?, items: [RenderedElement]) { (screen.title, screen.items) }

  /// Asks for another pass, at the latest in the main actor's next turn.
  func invalidate() {
    state.staleness.raise()
    Task { @MainActor [weak self] in self?.update() }
  }

  /// What stands on the screen now.
  package func rendered() -> RenderedElement {
    update()
    return window
  }

  /// Ends the graph; from within a pass, when that is done. Once more is the same as once.
  package func close() {
    isClosed = true
    if !isUpdating { end() }
  }

  private func end() {
    guard let node = rootNode else { return }
    rootNode = nil
    root = { EmptyView() }
    tracking.end()
    pulse.beat()
    node.tearDown()
    window.children = []
    screen = ScreenCollector()
    state.afterPass.run()
    tell()
  }
}

extension ViewGraph {
  /// How many passes may follow one another because each changes what it has read. A body that
  /// writes state each time would otherwise go on forever.
  private static let passLimit = 50

  private func update() {
    // A rendering asked for from within a pass, or from an action after it, gets what there is.
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    while let node = rootNode, !isClosed, state.isStale, passes < Self.passLimit {
      passes += 1
      pass(from: node)
      state.afterPass.run()
    }
    if let node = rootNode, !isClosed, state.isStale { giveUp(on: node) }
    if isClosed { end() }
    if passes > 0 { tell() }
  }

  /// The views change what they read each time they are rendered. They stay as they are until
  /// something else changes: one more pass notes what that might be, and its actions wait as well.
  private func giveUp(on node: GraphNode) {
    pass(from: node)
    state.staleness.lower()
    guard !hasComplained else { return }
    hasComplained = true
    complain(
      """
      SwiftUI: Modifying state during view update, this will cause undefined behavior. \
      \(type(of: root())) changed what it shows in each of \(Self.passLimit) updates in a row, and \
      is left as it is until something else changes.
      """)
  }

  private func pass(from node: GraphNode) {
    tracking.end()
    pulse.beat()
    tracking = Tracking()
    state.beginPass()
    window.children = withObservationTracking {
      pulse.read()
      var context = RenderContext(
        state: state, node: node, presentations: PresentationCollector())
      context.isVisible = isVisible
      if let host = state.host {
        screen = ScreenCollector()
        context.screen = screen
        context.environment.dismiss = DismissAction(host.dismiss)
      }
      return context.layers(role: .app, of: root(), at: .body)
    } onChange: { [staleness = state.staleness, tracking, weak self] in
      guard !tracking.isOver else { return }
      staleness.raise()
      Task { @MainActor in self?.update() }
    }
    node.sweep()
  }

  /// Tells of changes in the main actor's next turn, several of one turn once.
  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    Task { @MainActor [weak self] in
      self?.isTelling = false
      self?.onChange?()
    }
  }
}

/// Writes a line to standard error, where SwiftUI's complaints go.
package func printError(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
