import Glibc

/// A socket that listens, opened here rather than by the server's library, since only the owner of
/// the socket learns the port that the system chose.
package struct ListenSocket: Sendable {
  package let descriptor: Int32
  package let port: UInt16

  /// Why there is no socket.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    case notAnAddress(String)
    case portTaken(UInt16)
    case system(address: String, port: UInt16, reason: String)

    package var description: String {
      switch self {
      case .notAnAddress(let text):
        "'\(text)' is not an IPv4 address such as 127.0.0.1 or 0.0.0.0."
      case .portTaken(let port):
        "Port \(port) is taken. Choose another with --port (make demo: PORT=), or leave it out."
      case .system(let address, let port, let reason):
        "Cannot listen on \(address):\(port): \(reason)."
      }
    }
  }

  /// Listens on this port; 0 lets the system choose.
  package init(address: String, port: UInt16) throws(Failure) {
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    guard inet_pton(AF_INET, address, &name.sin_addr) == 1 else {
      throw .notAnAddress(address)
    }
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_INET, kind, 0)
    var yes: Int32 = 1
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        descriptor < 0
          || setsockopt(
            descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size)) != 0
          || bind(descriptor, $0, length) != 0
          || listen(descriptor, SOMAXCONN) != 0
          || getsockname(descriptor, $0, &length) != 0
      }
    }
    guard !failed else {
      let code = errno
      if descriptor >= 0 { _ = close(descriptor) }
      if code == EADDRINUSE { throw .portTaken(port) }
      throw .system(address: address, port: port, reason: String(cString: strerror(code)))
    }
    self.descriptor = descriptor
    self.port = UInt16(bigEndian: name.sin_port)
  }

  /// Listens on the first free port from `first` on.
  package init(address: String, firstFreeFrom first: UInt16) throws(Failure) {
    for port in first...UInt16.max {
      do {
        self = try ListenSocket(address: address, port: port)
        return
      } catch .portTaken {
        continue
      }
    }
    throw .portTaken(UInt16.max)
  }
}
