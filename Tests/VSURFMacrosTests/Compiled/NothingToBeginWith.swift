// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// What the compiler sees only after it has checked types.
import VSURFMacros

@NavigationState public struct NothingToBeginWith {
  public enum Destination: Hashable, Sendable { case cart }
  let title: String
}
