#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a file, or why there are none.
package enum FileContents {
  /// More than anybody writes; offsets have to fit in 32 bits.
  static let limit = 64 << 20

  /// Reads a file whole. What is no regular file, a pipe for one, is not opened: it might never end.
  package static func bytes(of path: String) throws(FileFault) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFault(last: "cannot be opened") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFault("is not a file") }
    guard status.st_size <= limit else { throw FileFault("is larger than 64 MB") }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw FileFault(last: "cannot be opened") }
    defer { close(descriptor) }
    let size = Int(status.st_size)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let got = read(descriptor, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    if failed { throw FileFault(last: "cannot be read") }
    return bytes
  }
}

/// Why a file could not be read: `cannot be opened: Permission denied`.
package struct FileFault: Error, Hashable {
  package let message: String

  init(_ message: String) { self.message = message }

  /// With the system's reason for the last failure.
  init(last message: String) {
    self.message = "\(message): \(String(cString: strerror(errno)))"
  }
}
