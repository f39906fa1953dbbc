/// The screens that are up, as a value: layers, bottom to top, of one stack or of tabs.
///
/// The first layer is the application's root, every other one something presented over it. Its
/// mutating verbs are the planner: each says whether it was possible and changes nothing if not.
///
/// ```swift
/// var tree = NavigationTree()
/// tree.setRoot(list)       // true
/// tree.push(detail)        // true
/// tree.pop()               // true
/// tree.pop()               // false: a root is not popped, and nothing traps
/// print(tree)              // List
/// ```
///
/// A tree knows no toolkit and no surface, so a target can be computed, compared and printed
/// anywhere. A ``NavigationSurface`` has two of them: the one that is there, and the one it wants.
/// What they have in common they share, so that a copy costs next to nothing. A push looks once at each
/// screen of the stack, and copies none.
public struct NavigationTree: Equatable, Sendable {
  /// One appearance of a screen in a stack.
  public struct Entry: Equatable, Sendable {
    /// The identity of this appearance.
    public let id: ScreenID

    /// The screen's name, for people: the name of its type.
    public var name: String {
      get { label.text }
      set { label = .text(newValue) }
    }

    /// What the name is made of.
    var label: Label

    /// Whether the surface did not put it there, so that nobody of ours waits for its removal.
    public var isForeign: Bool

    /// Whether the stack shows no bar while this screen is on top, where its stage can do that.
    public var hidesBar = false

    /// Whether the user is asked before going back from here: see
    /// ``ScreenHandle/askBeforeBack(_:)``. A stage then lets no gesture of the system take the screen
    /// away, and calls ``NavigationSurface/ask(_:because:)`` instead.
    public var asksBeforeBack = false

    /// Describes an appearance.
    ///
    /// - Parameters:
    ///   - id: The identity of this appearance.
    ///   - name: The screen's name, for people.
    ///   - isForeign: Whether the surface did not put it there.
    public init(id: ScreenID, name: String, isForeign: Bool = false) {
      self.init(id: id, label: .text(name), isForeign: isForeign)
    }

    init(id: ScreenID, label: Label, isForeign: Bool = false) {
      self.id = id
      self.label = label
      self.isForeign = isForeign
    }
  }

  /// A message over everything in a layer, which waits for the user.
  public struct Alert: Equatable, Sendable {
    /// The identity of this appearance.
    public let id: ScreenID

    /// What it says first.
    public var title: String

    /// What it says below the title.
    public var message: String

    /// Describes an alert.
    ///
    /// - Parameters:
    ///   - id: The identity of this appearance.
    ///   - title: What it says first.
    ///   - message: What it says below the title.
    public init(id: ScreenID, title: String, message: String = "") {
      self.id = id
      self.title = title
      self.message = message
    }
  }

  /// The layers as they are kept.
  var floors = Pile<LayerNode>()

  /// The layers, bottom to top.
  ///
  /// - Complexity: O(n) in the number of layers.
  public var layers: [Layer] {
    get { floors.all }
    set { floors = Pile(newValue) }
  }

  /// Describes what is up.
  ///
  /// - Parameter layers: The layers, bottom to top.
  public init(layers: [Layer] = []) {
    floors = Pile(layers)
  }
}
