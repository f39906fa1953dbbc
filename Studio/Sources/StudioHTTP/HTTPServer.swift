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

  /// How the library has texts percent-decoded in place; returns the new length.
  private typealias UnescapeCallback =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int

  /// The largest body that is kept. One up to sixteen times as large is read to its end and
  /// answered; a longer one, or one that does not say how long it is, is answered unread.
  package static let bodyLimit = 64 * 1024
  static let drainLimit = 16 * bodyLimit

  /// How many connections may be open: more than any one browser opens, fewer than the descriptors
  /// that a process usually has.
  package static let connectionLimit = 768
  /// For how many seconds an event stream may wait for its reader to take what was sent. A stream
  /// with nothing to send waits for ever.
  static let streamPatience: UInt32 = 30

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
  /// - Parameters:
  ///   - headers: What every response carries.
  ///   - patience: For how many seconds a connection may say nothing while its request is not
  ///     complete, so that requests which never will be do not keep the others out.
  package init(
    socket: ListenSocket, headers: [(name: String, value: String)] = [], patience: UInt32 = 5,
    handler: @escaping Handler
  ) throws(StartFailure) {
    self.headers = headers
    self.handler = handler
    let completed: MHD_RequestCompletedCallback = { _, _, slot, _ in
      guard let exchange = slot?.pointee else { return }
      slot?.pointee = nil
      Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue().finish()
    }
    // A text with a zero in it would end there: it is left as it came, and then names nothing.
    let unescape: UnescapeCallback = { _, _, text in
      guard let text else { return 0 }
      return strstr(text, "%00") == nil ? MHD_http_unescape(text) : strlen(text)
    }
    // The daemon's thread uses the server until ``stop()`` has joined it.
    let context = Unmanaged.passRetained(self).toOpaque()
    let options: [any CVarArg] = [
      MHD_OPTION.LISTEN_SOCKET.rawValue, socket.descriptor,
      MHD_OPTION.NOTIFY_COMPLETED.rawValue, unsafeBitCast(completed, to: OpaquePointer.self),
      OpaquePointer(context),
      MHD_OPTION.CONNECTION_LIMIT.rawValue, UInt32(HTTPServer.connectionLimit),
      MHD_OPTION.CONNECTION_TIMEOUT.rawValue, patience,
      MHD_OPTION.UNESCAPE_CALLBACK.rawValue, unsafeBitCast(unescape, to: OpaquePointer.self),
      Int(0),
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
            exchange.receive(UnsafeRawBufferPointer(start: data, count: size.pointee))
            size.pointee = 0
            return .YES
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
