import Testing

@testable import StudioHTTP

@Suite("Stream buffer") struct StreamBufferTests {
  @Test("a frame goes out in pieces, then the stream rests")
  func pieces() {
    var buffer = StreamBuffer()
    _ = buffer.offer([1, 2, 3])
    #expect(buffer.next(atMost: 2) == .send([1, 2]))
    #expect(buffer.next(atMost: 2) == .send([3]))
    #expect(buffer.next(atMost: 2) == .rest)
  }

  @Test("a slow reader finishes the frame it began, skips what is old and gets the newest")
  func newest() {
    var buffer = StreamBuffer()
    _ = buffer.offer([1, 2])
    #expect(buffer.next(atMost: 1) == .send([1]))
    for frame: UInt8 in 3...9 { _ = buffer.offer([frame]) }
    #expect(buffer.next(atMost: 9) == .send([2]))
    #expect(buffer.next(atMost: 9) == .send([9]))
    #expect(buffer.next(atMost: 9) == .rest)
  }

  @Test("only one who rests is woken, and only once")
  func wake() {
    var buffer = StreamBuffer()
    let early = buffer.offer([1])
    _ = buffer.next(atMost: 9)
    #expect(buffer.next(atMost: 9) == .rest)
    let first = buffer.offer([2])
    let second = buffer.offer([3])
    #expect([early, first, second] == [false, true, false])
  }

  @Test("an ended stream sends nothing more and takes nothing in")
  func end() {
    var buffer = StreamBuffer()
    _ = buffer.offer([1])
    _ = buffer.end()
    let wakes = buffer.offer([2])
    #expect(!wakes)
    #expect(buffer.next(atMost: 9) == .end)
  }
}
