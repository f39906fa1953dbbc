import Foundation

/// Findings go to standard output, everything else to standard error.
///
/// What is printed is kept until ``flush()``, so that a run that fails half-way prints no half of a JSON.
final class Console {
  private var pending: [UInt8] = []

  /// Whether standard output is a terminal that shows colours, and nobody asked for none.
  let hasColor: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    hasColor = isatty(STDOUT_FILENO) == 1 && !isPlain
  }

  func print(_ text: String) throws {
    pending += text.utf8
    if !text.isEmpty, text.last != "\n" { pending.append(0x0A) }
  }

  /// A line on standard error; nobody can be told that it did not arrive.
  func tell(_ line: String) {
    _ = try? write(Array("\(line)\n".utf8), to: STDERR_FILENO)
  }

  func flush() throws {
    defer { pending = [] }
    do {
      try write(pending, to: STDOUT_FILENO)
    } catch {
      throw Failure("Standard output took not everything: \(error.reason).")
    }
  }

  struct WriteError: Error {
    let reason: String
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw WriteError(reason: String(cString: strerror(errno)))
      }
    }
  }
}
