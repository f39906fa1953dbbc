import CMicrohttpd
import Synchronization

/// One request's life: its body comes in, its connection rests while the handler thinks, its
/// response goes out. Kept by the library from the first byte to the last.
final class Exchange: Sendable {
  private struct State {
    var request: HTTPRequest
    var received: [UInt8] = []
    var count = 0
    var isAsked = false
    var isResting = false
    var isFinished = false
    var response: HTTPResponse?
    var stream: EventStream?
    var hangUp: HangUp?
  }

  private let server: HTTPServer
  /// The connection's address, valid until ``finish()``.
  private let connection: UInt
  private let state: Mutex<State>

  init(server: HTTPServer, connection: OpaquePointer, request: HTTPRequest) {
    self.server = server
    self.connection = UInt(bitPattern: connection)
    state = Mutex(State(request: request))
  }

  /// The headers are in.
  func begin() -> MHD_Result {
    guard server.open(self) else { return .NO }
    let headers = state.withLock(\.request.headers)
    // The library takes no answer in the middle of a body, only before it and after it.
    guard headers["transfer-encoding"] == nil else {
      return queue(.text(411, "A body must say its length, at most \(HTTPServer.bodyLimit) bytes."))
    }
    guard Int(headers["content-length"] ?? "0") ?? 0 > HTTPServer.drainLimit else { return .YES }
    return queue(.text(413, "The body is over \(HTTPServer.bodyLimit) bytes."))
  }

  /// A piece of the body is in.
  func receive(_ bytes: UnsafeRawBufferPointer) {
    state.withLock {
      $0.count += bytes.count
      if $0.count <= HTTPServer.bodyLimit { $0.received += bytes } else { $0.received = [] }
    }
  }

  /// The whole request is in, or the connection was woken: asks the handler once, and sends its
  /// answer once it is there.
  func proceed() -> MHD_Result {
    enum Step { case ask(HTTPRequest), rest, send(HTTPResponse) }
    let step: Step = state.withLock {
      if let response = $0.response { return .send(response) }
      // Under the lock: the answer must not wake a connection that does not rest yet.
      MHD_suspend_connection(OpaquePointer(bitPattern: connection))
      $0.isResting = true
      guard !$0.isAsked else { return .rest }
      $0.isAsked = true
      var request = $0.request
      request.body = $0.count > HTTPServer.bodyLimit ? .tooLarge : .bytes($0.received)
      $0.received = []
      return .ask(request)
    }
    switch step {
    case .rest: return .YES
    case .send(let response): return queue(response)
    case .ask(let request):
      server.count(tasks: 1)
      Task { [server, handler = server.handler] in
        let response = await handler(request, server)
        server.count(tasks: -1)
        self.answer(response)
      }
      return .YES
    }
  }

  /// Gives the response; the first one counts.
  private func answer(_ response: HTTPResponse) {
    let isTaken = state.withLock {
      guard $0.response == nil, !$0.isFinished else { return false }
      $0.response = response
      if case .stream(let stream) = response.body { $0.stream = stream }
      wake(&$0)
      return true
    }
    if !isTaken, case .stream(let stream) = response.body { stream.close() }
  }

  /// The server stops: no connection may go on resting.
  func abandon() {
    answer(.text(503, "The Studio is stopping."))
    state.withLock { $0.stream }?.end()
  }

  /// The library is done with the connection.
  func finish() {
    server.forget(self)
    let (stream, wasStreaming) = state.withLock { state in
      state.isFinished = true
      state.hangUp?.stop()
      defer { state.hangUp = nil }
      return (state.stream, state.hangUp != nil)
    }
    if wasStreaming { server.count(streams: -1) }
    stream?.close()
  }

  private func wake(_ state: inout State) {
    guard state.isResting else { return }
    state.isResting = false
    MHD_resume_connection(OpaquePointer(bitPattern: connection))
  }
}

extension Exchange {
  private func queue(_ response: HTTPResponse) -> MHD_Result {
    let pointer = OpaquePointer(bitPattern: connection)
    let made: OpaquePointer?
    switch response.body {
    case .bytes(let bytes):
      made = bytes.withUnsafeBytes {
        MHD_create_response_from_buffer(
          $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .stream(let stream):
      made = begin(stream)
    }
    guard let made else { return .NO }
    defer { MHD_destroy_response(made) }
    let type = (name: "Content-Type", value: response.contentType)
    for header in [type] + response.headers + server.headers {
      _ = MHD_add_response_header(made, header.name, header.value)
    }
    return MHD_queue_response(pointer, UInt32(response.status), made)
  }

  /// A response without an end: the library asks for bytes, and rests when there are none.
  private func begin(_ stream: EventStream) -> OpaquePointer? {
    let socket = vignola_connection_socket(OpaquePointer(bitPattern: connection))
    guard let hangUp = HangUp(socket: socket, onHangUp: { stream.end() }) else { return nil }
    state.withLock { $0.hangUp = hangUp }
    vignola_set_patience(
      OpaquePointer(bitPattern: connection), HTTPServer.streamPatience)
    server.count(streams: 1)
    stream.attach { [connection] in MHD_resume_connection(OpaquePointer(bitPattern: connection)) }
    let feed = Feed(stream: stream, connection: connection)
    return MHD_create_response_from_callback(
      .max, 16 * 1024,
      { context, _, buffer, size in
        guard let context, let buffer else { return -1 }
        return Unmanaged<Feed>.fromOpaque(context).takeUnretainedValue().read(into: buffer, size)
      },
      Unmanaged.passRetained(feed).toOpaque(),
      { context in
        if let context { Unmanaged<Feed>.fromOpaque(context).release() }
      })
  }

  /// What the library's reader is given: a stream and the connection that it lets rest.
  private final class Feed: Sendable {
    private let stream: EventStream
    private let connection: UInt

    init(stream: EventStream, connection: UInt) {
      self.stream = stream
      self.connection = connection
    }

    func read(into buffer: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
      let step = stream.next(atMost: size) {
        MHD_suspend_connection(OpaquePointer(bitPattern: connection))
      }
      switch step {
      case .rest: return 0
      case .end: return -1  // MHD_CONTENT_READER_END_OF_STREAM, a macro that Swift does not see
      case .send(let bytes):
        UnsafeMutableRawBufferPointer(start: buffer, count: size).copyBytes(from: bytes)
        return bytes.count
      }
    }
  }
}
