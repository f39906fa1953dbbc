import Glibc
import VignolaCore

/// How much memory the process occupies, in bytes: the second number of /proc/self/statm, in pages.
func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 200)
  guard fgets(&line, 200, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  let numbers = text.split(separator: " ").compactMap { Int($0) }
  return numbers.count > 1 ? numbers[1] * sysconf(Int32(_SC_PAGESIZE)) : 0
}

/// A clock on which every wait is over: a module that was closed is looked after in the next turn, and
/// not two seconds later, when thousands have been.
struct HastyClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
