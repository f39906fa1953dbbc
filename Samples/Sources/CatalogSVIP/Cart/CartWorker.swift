import SVIP
import Shop

/// What the cart's logic asks of the module that opened it.
package protocol CartWorker: SVIPWorker {
  func lines() async -> [Cart.Line]
  func buyAll() async
}
