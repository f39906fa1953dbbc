// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// A module of another package.
import Accepted
import VSURFMacros

func use() {
  var everybody = Everybody()
  everybody.push(.item(1))
  everybody.path = [.cart]
  var inPublicExtension = Flow.InPublicExtension()
  inPublicExtension.path.append(.cart)
  _ = Relatives()
  _ = Everybody(path: [])
}
