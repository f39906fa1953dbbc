/// A number for an order of events, which differs as soon as the order does: FNV-1a of 64 bits.
struct OrderHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  mutating func add(_ line: String) {
    for byte in line.utf8 { add(byte) }
    add(0)
  }
}
