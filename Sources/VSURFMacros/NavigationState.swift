@_exported import VSURF

#if Macros
  /// Writes what every navigation state has: `path`, and the conformance to the protocol
  /// ``/VSURF/NavigationState``.
  ///
  /// ```swift
  /// @NavigationState struct CatalogNavigation {
  ///   enum Destination: Hashable, Sendable { case cart, item(Int) }
  /// }
  ///
  /// var navigation = CatalogNavigation()
  /// navigation.push(.cart)   // true
  /// navigation.path          // [.cart]
  /// ```
  ///
  /// It is what one would write by hand, and writing it by hand is as good. These two lines, the
  /// conformance and the path, need neither this module nor a compiler plug-in:
  ///
  /// ```swift
  /// struct CatalogNavigation: NavigationState {
  ///   enum Destination: Hashable, Sendable { case cart, item(Int) }
  ///   var path: [Destination] = []
  /// }
  /// ```
  ///
  /// - The path is as accessible as the struct. An `init()` is written where Swift gives none:
  ///   for a `public` or `package` struct, and for one that has other initialisers.
  /// - It goes on a struct that declares its `Destination` itself, and it writes the path alone: a
  ///   class, a struct without a `Destination`, and a `path` that is there already are errors that
  ///   offer a correction. A `Destination` of an extension cannot be seen; a `typealias` can. A
  ///   struct that is `private` inside another type has to be `fileprivate`, or to write the
  ///   conformance itself; one inside a function cannot have the macro.
  /// - What only the compiler knows, as whether the `Destination` is `Hashable`, it says itself at
  ///   the line that is written here.
  ///
  /// The article's macro wrote an opaque `NavigationPath`, was silent about a missing `Destination`,
  /// and whatever the struct's access wrote members for the module alone.
  @attached(member, conformances: VSURF.NavigationState, names: named(path), named(init))
  @attached(extension, conformances: VSURF.NavigationState)
  public macro NavigationState() =
    #externalMacro(module: "VignolaMacrosPlugin", type: "NavigationStateMacro")
#endif
