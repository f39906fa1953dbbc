import VignolaCore

@usableFromInline enum RTPlace {
  /// The life of a module at a place: below that of the surface; over before it begins where the
  /// surface has gone.
  @usableFromInline @MainActor static func scope<M: RTModule>(
    of module: M.Type, at place: ScreenHandle
  ) -> LifetimeScope {
    if let surroundings = place.scope { return surroundings.child(M.name) }
    let nowhere = LifetimeScope(M.name)
    nowhere.close()
    return nowhere
  }
}

/// Stands where a module's screen was asked for a second time.
final class RTEmptyScreen: Screen {}
