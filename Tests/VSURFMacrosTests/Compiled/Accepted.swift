// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// Every shape that is right; other modules import it as a module too.
import VSURF
import VSURFMacros

@NavigationState public struct Everybody {
  public enum Destination: Hashable, Sendable { case cart, item(Int) }
}

@NavigationState package struct Relatives {
  package enum Destination: Hashable, Sendable { case cart }
}

@NavigationState internal struct Colleagues {
  enum Destination { case cart }
}

@NavigationState fileprivate struct Readers {
  enum Destination { case cart }
}

@NavigationState private struct Hermit {
  enum Destination { case cart }
}

public enum Flow {
  @NavigationState fileprivate struct Nested {
    struct Destination: Hashable {
      let item: Int
    }
  }

  @NavigationState private struct Hidden: VSURF.NavigationState {
    enum Destination { case cart }
  }

  // The protocol's own name.
  @NavigationState struct NavigationState {
    enum Destination { case cart }
  }

  static func hidden() -> Int { Hidden(path: [.cart]).path.count }
}

extension Flow {
  @NavigationState struct InExtension {
    enum Destination { case cart }
  }
}

public extension Flow {
  @NavigationState struct InPublicExtension {
    public enum Destination: Hashable, Sendable { case cart }
  }
}

private extension Flow {
  @NavigationState struct InPrivateExtension {
    enum Destination { case cart }
  }
}

public typealias Step = Int

/// With a comment.
@NavigationState  // and another
@available(*, deprecated)
public /* and one more */ struct Commented {
  public typealias Destination = Step
}

@NavigationState struct Walk<Destination: Hashable & Sendable> {}

@NavigationState struct Route<Place: Hashable & Sendable> where Place: CustomStringConvertible {
  typealias Destination = Place
}

@NavigationState struct Titled {
  enum Destination { case cart }
  var title: String
  init(title: String) { self.title = title }
  init() { title = "" }
}

@NavigationState struct Started {
  enum Destination { case cart }
  var steps = 0
  init(steps: Int) { self.steps = steps }
}

@NavigationState struct Written: NavigationState {
  enum Destination { case cart }
}

@NavigationState struct Conditional {
  #if DEBUG
    enum Destination { case cart, console }
  #else
    enum Destination { case cart }
  #endif
  static let path = "/conditional"
}

func use() {
  var readers = Readers(path: [.cart])
  readers.push(.cart)
  var hermit = Hermit()
  hermit.pop()
  var nested = Flow.Nested()
  nested.push(.init(item: 1))
  var state = Flow.NavigationState()
  state.popToRoot()
  var inExtension = Flow.InExtension()
  inExtension.push(.cart)
  var inPrivateExtension = Flow.InPrivateExtension()
  inPrivateExtension.push(.cart)
  var walk = Walk<Int>()
  walk.push(1)
  var route = Route<String>()
  route.push("wood")
  var started = Started()
  started = Started(steps: 2)
  started.push(.cart)
}
