/// What an event stream still has to send. Pure: every event returns what is to be done about it.
///
/// It holds the frame on its way and at most one more. A reader that is slower than the app skips
/// frames and always ends on the newest, and a reader that stopped reading costs two frames.
struct StreamBuffer {
  enum Step: Equatable {
    /// Send these bytes now.
    case send([UInt8])
    /// There is nothing yet: rest until woken.
    case rest
    case end
  }

  private var current: ArraySlice<UInt8> = []
  private var newest: [UInt8]?
  private var isEnded = false
  private var isResting = false

  /// Takes a frame in. True when whoever rests is to be woken.
  mutating func offer(_ frame: [UInt8]) -> Bool {
    guard !isEnded else { return false }
    newest = frame
    return wake()
  }

  /// Ends the stream; what was not sent is dropped. True when whoever rests is to be woken.
  mutating func end() -> Bool {
    isEnded = true
    return wake()
  }

  /// The next step of the side that sends, for at most so many bytes.
  mutating func next(atMost count: Int) -> Step {
    if isEnded { return .end }
    if current.isEmpty, let frame = newest {
      current = frame[...]
      newest = nil
    }
    guard !current.isEmpty else {
      isResting = true
      return .rest
    }
    let bytes = Array(current.prefix(count))
    current = current.dropFirst(count)
    return .send(bytes)
  }

  private mutating func wake() -> Bool {
    defer { isResting = false }
    return isResting
  }
}
