/// The last records of a trace, in memory that is taken as it fills, and then used again.
///
/// A record is written in place, field by field. Proof that it is sound: a record is bytes, so that
/// writing over one lets nothing go; all of `memory` is initialised when it is taken, as blank records;
/// `next` is below `room` whenever a place is given out; and who gets one writes before any other code
/// runs, which is before the memory can be taken anew or given back. What a record points to is never
/// freed; see ``MessageNames``.
@usableFromInline final class TraceRecords {
  let capacity: Int
  @exclusivity(unchecked) @usableFromInline var memory: UnsafeMutablePointer<TraceRecord>
  @exclusivity(unchecked) @usableFromInline var room = 0
  @exclusivity(unchecked) @usableFromInline var next = 0
  @exclusivity(unchecked) private var isFull = false

  init(capacity: Int) {
    self.capacity = max(0, capacity)
    memory = .allocate(capacity: 0)
  }

  deinit { memory.deallocate() }

  /// The place of one more record, which may have been that of the oldest. There is none in a ring
  /// without room for one.
  @inlinable @inline(__always)
  func add() -> UnsafeMutablePointer<TraceRecord> {
    if next == room { turn() }
    let place = memory + next
    next &+= 1
    return place
  }

  /// Where the last one lies.
  var last: Int { next - 1 }

  /// Where the records lie, the oldest first.
  var places: [Int] {
    isFull ? Array(next..<room) + Array(0..<next) : Array(0..<next)
  }

  subscript(place: Int) -> TraceRecord { memory[place] }

  func removeAll() {
    next = 0
    isFull = false
  }

  @usableFromInline @inline(never)
  func turn() {
    if room < capacity {
      grow(to: min(capacity, max(16, room * 2)))
    } else {
      next = 0
      isFull = true
    }
  }

  private func grow(to larger: Int) {
    let moved = UnsafeMutablePointer<TraceRecord>.allocate(capacity: larger)
    moved.moveInitialize(from: memory, count: room)
    (moved + room).initialize(repeating: TraceRecord(), count: larger - room)
    memory.deallocate()
    memory = moved
    room = larger
  }
}
