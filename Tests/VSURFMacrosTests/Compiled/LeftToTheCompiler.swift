// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// What syntax cannot see.
import VSURFMacros

@NavigationState struct NotHashable {
  enum Destination { case item(name: String, price: Double, Any.Type) }
}

@NavigationState public struct NotSendable {
  public struct Destination: Hashable {
    let title: String
  }
}

final class Document: Hashable {
  static func == (one: Document, other: Document) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@NavigationState struct Alias {
  typealias Destination = Document
}

@NavigationState struct Unknown {
  typealias Destination = Missing
}

@NavigationState public struct LessPublic {
  enum Destination: Hashable, Sendable { case cart }
}

@NavigationState public struct InitForItself {
  public enum Destination: Hashable, Sendable { case cart }
  init() {}
}

@NavigationState struct NotEquatable {
  enum Destination { case cart }
  var onEnd: @Sendable () -> Void = {}
}

@NavigationState struct Method {
  enum Destination { case cart }
  func path() -> Int { 0 }
}

@NavigationState func flow() {}

func local() {
  @NavigationState struct Local {
    enum Destination { case cart }
  }
}
