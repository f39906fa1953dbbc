// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// In a module whose default isolation is the main actor.
import VSURFMacros

@NavigationState nonisolated struct Free {
  enum Destination: Hashable, Sendable { case cart }
}

@NavigationState struct Written: NavigationState {
  enum Destination: Hashable, Sendable { case cart }
}

@NavigationState struct Plain {
  enum Destination: Hashable, Sendable { case cart }
}

nonisolated func use() {
  var plain = Plain()
  plain.push(.cart)
  _ = plain == plain
  var free = Free()
  free.push(.cart)
  var written = Written()
  written.push(.cart)
}
