package import ScreenTree

/// A view for each element of a collection; each keeps its state for as long as its identity is in
/// the data, wherever it moves.
nonisolated public struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  /// The data that the views are made of.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID

  nonisolated init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// A repetition is rendered by itself.
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, told apart by the element's own identity.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for each element, told apart by one of the element's properties.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a constant range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}

extension ForEach {
  /// The elements with the place that each has in the graph.
  var places: [(place: NodeKey.Place, element: Data.Element)] {
    var seen: [ID: Int] = [:]
    return data.map { element in
      let id = identity(element)
      let occurrence = seen[id, default: 0]
      seen[id] = occurrence + 1
      return (.item(AnyHashable(id), occurrence: occurrence), element)
    }
  }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor package func elements(in context: RenderContext) -> [RenderedElement] {
    var elements: [RenderedElement] = []
    for (place, element) in places {
      elements += context.elements(of: content(element), at: place)
    }
    return elements
  }
}
