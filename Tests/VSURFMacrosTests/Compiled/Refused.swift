// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// What the macro refuses.
import VSURFMacros

@NavigationState final class ByReference {
  enum Destination { case cart }
}

@NavigationState enum Destinations {
  case cart
}

@NavigationState protocol Contract {}

@NavigationState struct Empty {}

@NavigationState struct Afar {
  var title = ""
}

extension Afar {
  enum Destination { case cart }
}

@NavigationState struct Twofold {
  enum Destination { case cart }
  var path: [Destination] = []
}

@NavigationState struct Computed {
  enum Destination { case cart }
  var steps: [Destination] = []
  var path: [Destination] { steps }
}

enum Flow {
  @NavigationState private struct Hidden {
    enum Destination { case cart }
  }
}

func use() {
  var twofold = Twofold()
  twofold.push(.cart)
}
