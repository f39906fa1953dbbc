import Foundation
import Testing
import VignolaCore
import VignolaUI

@Suite("An error of Foundation's") struct URLErrorTests {
  @Test("says that a request was cancelled, and of no other that it was")
  func cancelled() {
    let errors: [any Error] = [
      URLError(.cancelled), URLError(.timedOut), URLError(.notConnectedToInternet),
    ]
    let cancellations = errors.map { ($0 as? any CancellableError)?.isCancellation }
    #expect(cancellations == [true, false, false])
  }
}
