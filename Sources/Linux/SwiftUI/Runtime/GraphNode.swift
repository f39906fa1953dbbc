/// What lasts of a view that is made anew in each pass: its identity, its state, its tasks and
/// whether it is being shown.
///
/// A node that a pass does not visit is torn down with everything below it.
@MainActor package final class GraphNode {
  /// Never used twice in a graph, so an element that carries it cannot be mistaken for another.
  package let id: Int
  private let state: RenderState
  private var children: [NodeKey: GraphNode] = [:]
  private var lastVisit = 0
  private var visitedChildren = 0
  private var memory: [Int: AnyObject] = [:]
  private var isShown = false
  private var onHide: (() -> Void)?
  private var task: Task<Void, Never>?

  init(state: RenderState) {
    self.state = state
    id = state.nextNodeID()
  }

  /// The child at a place, which counts as visited from now on.
  package func child(_ key: NodeKey) -> GraphNode {
    let node: GraphNode
    if let known = children[key] {
      node = known
    } else {
      node = GraphNode(state: state)
      children[key] = node
    }
    if node.lastVisit != state.passNumber {
      node.lastVisit = state.passNumber
      node.visitedChildren = 0
      visitedChildren += 1
    }
    return node
  }

  /// The object kept under a number, made at its first use.
  package func remembered<Object: AnyObject>(_ number: Int = 0, make: () -> Object) -> Object {
    if let known = memory[number] as? Object { return known }
    let object = make()
    memory[number] = object
    return object
  }
}

extension GraphNode {
  /// Tears down the children that the pass has not visited. Called when the node's own rendering
  /// is done.
  package func sweep() {
    guard visitedChildren < children.count else { return }
    let left = children.filter { $0.value.lastVisit != state.passNumber }
    children = children.filter { $0.value.lastVisit == state.passNumber }
    for node in left.values.sorted(by: { $0.id > $1.id }) { node.tearDown() }
  }

  /// Ends the node and everything below it, deepest first. Its actions run after the pass.
  func tearDown() {
    let below = children.values.sorted { $0.id > $1.id }
    children = [:]
    for node in below { node.tearDown() }
    hide()
    onHide = nil
    task?.cancel()
    task = nil
    memory = [:]
  }
}

extension GraphNode {
  /// Says whether the node is on the screen now, and what is to happen when that changes.
  func setShown(
    _ shown: Bool, onShow: @escaping () -> Void, onHide: @escaping () -> Void
  ) {
    self.onHide = onHide
    guard shown != isShown else { return }
    if shown {
      isShown = true
      state.afterPass.add(onShow, to: .appear)
    } else {
      hide()
    }
  }

  /// Replaces the node's task; the one before is cancelled.
  func run(priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }

  /// Cancels the node's task.
  func cancelTask() {
    task?.cancel()
    task = nil
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    if let onHide { state.afterPass.add(onHide, to: .disappear) }
  }
}
