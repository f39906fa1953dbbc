import CodeIndex

/// What `vignola inspect` tells: the architecture of each module, and its shape.
package struct Inspection: Sendable {
  /// How many screens are of one architecture.
  package struct Share: Hashable, Sendable {
    /// One of the eleven by its word, or what something else is called: `RIBs`.
    package var architecture: String
    /// Screens; of something else types.
    package var count: Int
    /// Whether it is one of the eleven, or of the configuration's own.
    package var isKnown: Bool
  }

  /// The measure by which the article on SVIP compares patterns, summed over screens.
  package struct Measure: Hashable, Sendable {
    package var screens = 0
    /// Types that play a role, those that screens share among them.
    package var entities = 0
    /// Protocols that stand between them.
    package var protocols = 0
    /// Stored properties by which one of a screen holds another one of it, or something that is shared.
    package var links = 0
  }

  /// A screen that is of another architecture than its module.
  package struct Outlier: Hashable, Sendable {
    package var name: String
    package var architecture: String
    package var position: SourcePosition
  }

  /// A type with more lines than can be kept in mind.
  package struct Massive: Hashable, Sendable {
    package var type: TypeSymbol
    /// Of the declaration and its extensions, without what is nested in them.
    package var lines: Int
    package var functions: Int
    package var storedProperties: Int
    package var role: String?
  }

  package struct Module: Sendable {
    package var name: String
    /// Of most of its screens; `nil` for a module that shows nothing.
    package var architecture: String?
    /// Whether flows lead over its screens.
    package var hasFlows = false
    /// The most first.
    package var shares: [Share] = []
    /// Of the screens of ``architecture``.
    package var measure = Measure()
    package var outliers: [Outlier] = []
    package var conflicts: [RoleTable.Conflict] = []
    /// The longest first.
    package var massive: [Massive] = []
  }

  /// By name, those with types in them.
  package var modules: [Module]
}
