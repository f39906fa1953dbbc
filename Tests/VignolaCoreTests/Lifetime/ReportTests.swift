import Testing
import VignolaCore

@Suite("A report") struct ReportTests {
  @Test("reads as what it reports")
  func description() {
    let leak = LeakReport(object: "Holder", owners: ["App", "Detail"], tasks: ["load", "poll"])
    #expect(Report.leak(leak).description == leak.description)
    #expect(
      leak.description == """
        Holder is still alive after its scope App > Detail is over.
        Still running there: load, poll.
        What retains it cannot be known from here: look for a closure that captures it strongly.
        """)
    let overflow = DeliveryOverflow(
      cycle: [MessageStep(.event, "a")], deliveries: 10, dropped: 2)
    #expect(Report.overflow(overflow).description == overflow.description)
    #expect(overflow.description.contains("2 that waited were dropped"))
  }
}
