import Glibc
import VignolaCore

/// Sends a million messages and prints how much memory the process occupies after 10,000 of them and
/// at the end, in bytes.
///
/// A process of its own, so that nothing else is measured.
@main @MainActor enum MessageSoak {
  static func main() {
    let ring = TraceRing(capacity: 100)
    let app = LifetimeScope("App", trace: Trace(payloads: true, sinks: [ring]))
    let items = Observed(0, as: "items", in: app)
    let owner = TraceRing(capacity: 0)
    var seen = 0
    items.bind(to: owner) { _, _ in seen += 1 }

    // Each round is ten messages: sent idle and from handlers, to a module that comes and goes, and
    // late ones.
    func round(_ number: Int) {
      let edit = app.child("Edit")
      edit.register(edit, as: "Edit")
      edit.deliver(.intent, "tap", from: "View", to: "Core", payload: "\(number)") {
        for _ in 0..<5 { edit.deliver(.event, "saved", from: "Core", to: "Joint") { seen += 1 } }
        items.set(number)
        edit.deliver(.output, "done", from: "Joint", to: "App") { edit.close() }
        edit.deliver(.event, "late", from: "Core", to: "Joint") { seen += 1 }
      }
      edit.deliver(.event, "later", from: "Core", to: "Joint") { seen += 1 }
    }

    for number in 0..<1_000 { round(number) }
    let early = residentBytes()
    for number in 1_000..<100_000 { round(number) }
    print(early, residentBytes(), seen, app.dropped)
  }

  /// The second number of /proc/self/statm, in pages.
  private static func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    guard fgets(&line, 200, file) != nil else { return 0 }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * sysconf(Int32(_SC_PAGESIZE)) : 0
  }
}
