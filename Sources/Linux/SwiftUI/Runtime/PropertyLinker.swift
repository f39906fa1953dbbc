/// A property that is given its value by the graph before the body is read.
@MainActor protocol LinkedProperty {
  /// Connects the property with what the node keeps under a number, and with the environment.
  func link(to node: GraphNode, number: Int, in context: RenderContext)
}

/// Connects the dynamic properties of a view, a modifier or another dynamic property with the
/// node that stands for it.
@MainActor struct PropertyLinker {
  let node: GraphNode
  let context: RenderContext
  private var number = 0

  init(node: GraphNode, context: RenderContext) {
    self.node = node
    self.context = context
  }

  /// Links everything that a value stores, in the order of its declaration. A property that is
  /// composed of others is walked into; it cannot change its own stored properties, since what is
  /// reached here is a copy.
  mutating func link(_ value: Any) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any LinkedProperty {
        property.link(to: node, number: number, in: context)
        number += 1
      } else if var composed = child.value as? any DynamicProperty {
        link(composed)
        composed.update()
      }
    }
  }
}
