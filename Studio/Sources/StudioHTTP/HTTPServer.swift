import CMicrohttpd
import Glibc
import Synchronization

/// The wall around libmicrohttpd: requests come out as values, responses go in as values, and no
/// other file of the Studio (but ``Exchange``, one request's life) knows the library.
///
/// ```swift
/// let server = try HTTPServer(socket: socket) { request, _ in .text(200, "Hello") }
/// server.stop()   // streams end, the library's thread has ended when this returns
/// ```
///
/// Each complete request runs the handler in a task of its own while its connection rests, so a
/// slow answer holds nobody else up. A server lives until it is stopped, whoever holds it.
package final class HTTPServer: Sendable {
  /// What answers a request; the server is the one that asks.
  package typealias Handler = @Sendable (HTTPRequest, HTTPServer) async -> HTTPResponse

  /// The largest body that is kept. One up to sixteen times as large is read to its end and
  /// answered; above that the connection is closed in the middle.
  package static let bodyLimit = 64 * 1024
  static let drainLimit = 16 * bodyLimit

  /// The libmicrohttpd daemon did not start.
  package struct StartFailure: Error {}

  private struct State {
    var daemon: UInt = 0
    var isStopped = false
    var exchanges: [ObjectIdentifier: Exchange] = [:]
    var streams = 0
    var tasks = 0
  }

  let headers: [(name: String, value: String)]
  let handler: Handler
  private let state = Mutex(State())

  /// Starts serving on a socket, which the server owns from now on.
  ///
  /// - Parameter headers: what every response carries.
  package init(
    socket: ListenSocket, headers: [(name: String, value: String)] = [],
    handler: @escaping Handler
  ) throws(StartFailure) {
    self.headers = headers
    self.handler = handler
    let completed: MHD_RequestCompletedCallback = { _, _, slot, _ in
      guard let exchange = slot?.pointee else { return }
      slot?.pointee = nil
      Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue().finish()
    }
    // The daemon's thread uses the server until ``stop()`` has joined it.
    let context = Unmanaged.passRetained(self).toOpaque()
    let options: [any CVarArg] = [
      MHD_OPTION.LISTEN_SOCKET.rawValue, socket.descriptor,
      MHD_OPTION.NOTIFY_COMPLETED.rawValue, unsafeBitCast(completed, to: OpaquePointer.self),
      OpaquePointer(context),
      MHD_OPTION.CONNECTION_LIMIT.rawValue, UInt32(256),
      MHD_OPTION.CONNECTION_TIMEOUT.rawValue, UInt32(30),
      MHD_OPTION.END.rawValue,
    ]
    let daemon = withVaList(options) {
      MHD_start_daemon_va(
        MHD_USE_INTERNAL_POLLING_THREAD.rawValue | MHD_USE_AUTO.rawValue
          | MHD_ALLOW_SUSPEND_RESUME.rawValue,
        socket.port, nil, nil,
        { context, connection, path, method, _, data, size, slot in
          guard let context, let connection, let size, let slot else { return .NO }
          let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
          if let open = slot.pointee {
            let exchange = Unmanaged<Exchange>.fromOpaque(open).takeUnretainedValue()
            guard size.pointee > 0 else { return exchange.proceed() }
            defer { size.pointee = 0 }
            return exchange.receive(UnsafeRawBufferPointer(start: data, count: size.pointee))
          }
          let request = HTTPRequest(connection: connection, method: method, path: path)
          let exchange = Exchange(server: server, connection: connection, request: request)
          slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
          return exchange.begin()
        }, context, $0)
    }
    guard let daemon else {
      Unmanaged<HTTPServer>.fromOpaque(context).release()
      _ = close(socket.descriptor)
      throw StartFailure()
    }
    state.withLock { $0.daemon = UInt(bitPattern: daemon) }
  }

  /// How many event streams are open.
  package var openStreams: Int { state.withLock(\.streams) }

  /// How many requests are being answered.
  package var runningTasks: Int { state.withLock(\.tasks) }

  /// Ends every stream, answers whatever still waits, and joins the library's thread. Stopping
  /// twice is the same as once.
  package func stop() {
    let (daemon, exchanges) = state.withLock { state in
      state.isStopped = true
      defer { state.daemon = 0 }
      return (OpaquePointer(bitPattern: state.daemon), Array(state.exchanges.values))
    }
    // The library refuses to stop over a connection that rests.
    for exchange in exchanges { exchange.abandon() }
    guard let daemon else { return }
    MHD_stop_daemon(daemon)
    Unmanaged.passUnretained(self).release()
  }
}

extension HTTPServer {
  /// Takes note of an open request. False once the server is stopping.
  func open(_ exchange: Exchange) -> Bool {
    state.withLock {
      if !$0.isStopped { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
      return !$0.isStopped
    }
  }

  func forget(_ exchange: Exchange) {
    state.withLock { _ = $0.exchanges.removeValue(forKey: ObjectIdentifier(exchange)) }
  }

  func count(streams: Int = 0, tasks: Int = 0) {
    state.withLock {
      $0.streams += streams
      $0.tasks += tasks
    }
  }
}

extension HTTPRequest {
  /// Copies what the library knows of a request out of it.
  init(
    connection: OpaquePointer, method: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?
  ) {
    func values(_ kind: MHD_ValueKind) -> [(name: String, value: String)] {
      var found: [(name: String, value: String)] = []
      withUnsafeMutablePointer(to: &found) { found in
        _ = MHD_get_connection_values(
          connection, kind,
          { context, _, name, value in
            guard let name else { return .YES }
            context?.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
              .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
            return .YES
          }, found)
      }
      return found
    }
    let headers = values(.HEADER_KIND).map { ($0.name.lowercased(), $0.value) }
    self.init(
      method: method.map { String(cString: $0) } ?? "",
      path: path.map { String(cString: $0) } ?? "",
      query: Dictionary(
        values(.GET_ARGUMENT_KIND).map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a }),
      headers: Dictionary(headers, uniquingKeysWith: { "\($0),\($1)" }))
  }
}
