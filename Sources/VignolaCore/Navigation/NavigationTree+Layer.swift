extension NavigationTree {
  /// The root, or one thing presented: a stack of screens, or several beside one another as tabs.
  public struct Layer: Equatable, Sendable {
    // The first stack is kept by itself: most layers have no other, and then no list of them is made
    // anew when it changes.
    private(set) var first: Pile<EntryNode>?
    private(set) var others: [Pile<EntryNode>]

    /// The tab that is selected.
    public var selected: Int

    /// The alert over the layer.
    public var alert: Alert?

    /// One stack, or one for each tab, the first screen first.
    ///
    /// - Complexity: O(n) in the number of screens.
    public var stacks: [[Entry]] {
      get { first.map { [$0.all] + others.map(\.all) } ?? [] }
      set {
        first = newValue.first.map { Pile($0) }
        others = newValue.dropFirst().map { Pile($0) }
      }
    }

    /// Describes a layer.
    ///
    /// - Parameters:
    ///   - stacks: One stack, or one for each tab, the first screen first.
    ///   - selected: The tab that is selected.
    ///   - alert: The alert over the layer.
    public init(stacks: [[Entry]], selected: Int = 0, alert: Alert? = nil) {
      others = []
      self.selected = selected
      self.alert = alert
      self.stacks = stacks
    }

    init(root: Entry) {
      first = Pile(CollectionOfOne(root))
      others = []
      selected = 0
    }

    /// The stack that is selected; empty where the layer has none of that number.
    ///
    /// - Complexity: O(n) in the number of its screens.
    public var selectedStack: [Entry] {
      let stacks = stacks
      return stacks.indices.contains(selected) ? stacks[selected] : []
    }

    /// Changes a stack of those that there are. It is taken out meanwhile, so that it is the only one to
    /// have what no other tree has.
    mutating func update(_ stack: Int, _ change: (inout Pile<EntryNode>) -> Void) {
      guard stack == 0 else { return change(&others[stack - 1]) }
      var pile = first.take() ?? Pile()
      change(&pile)
      first = pile
    }
  }
}

extension NavigationTree.Entry {
  /// What a name is made of: most of them nobody ever reads.
  enum Label: Equatable, Sendable {
    case text(String)
    case type(Any.Type)

    var text: String {
      switch self {
      case .text(let text): text
      case .type(let type): String(describing: type)
      }
    }

    static func == (one: Label, other: Label) -> Bool {
      if case .type(let mine) = one, case .type(let theirs) = other, mine == theirs { return true }
      return one.text == other.text
    }
  }
}
