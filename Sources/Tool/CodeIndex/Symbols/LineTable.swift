/// Line and column by offset, of one file.
package struct LineTable: Sendable {
  /// Where each line begins.
  private let starts: [Int]

  /// O(bytes). `\n`, `\r\n` and a lone `\r` end a line.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    for index in bytes.indices {
      switch bytes[index] {
      case 0x0A: starts.append(index + 1)
      case 0x0D where index + 1 == bytes.count || bytes[index + 1] != 0x0A: starts.append(index + 1)
      default: break
      }
    }
    self.starts = starts
  }

  /// From 1; the column in bytes, as compilers count. O(log lines).
  package func location(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
