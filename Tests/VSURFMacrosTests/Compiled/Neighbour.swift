// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoBlockComments
// Another module of the same package.
import Accepted
import VSURFMacros

func use() {
  var everybody = Everybody()
  everybody.push(.item(1))
  everybody.path = [.cart]
  var relatives = Relatives()
  relatives.push(.cart)
  relatives.path = []
  var inPublicExtension = Flow.InPublicExtension()
  inPublicExtension.path.append(.cart)
  _ = Colleagues()
}
