import StudioHTTP

/// The samples in a browser.
///
/// ```swift
/// let socket = try ListenSocket(address: "127.0.0.1", port: 0)
/// let studio = try StudioServer(samples: samples, socket: socket)
/// print(studio.address)   // http://127.0.0.1:41235/?token=1f0c...
/// studio.stop()
/// ```
@MainActor package final class StudioServer {
  /// The running apps.
  package let sessions = Sessions()
  /// What every request must carry.
  package let token = Token.random()
  package let port: UInt16
  private let server: HTTPServer

  /// Serves these samples on a socket, which the Studio owns from now on, until it is stopped.
  package init(samples: [StudioSample], socket: ListenSocket) throws {
    port = socket.port
    let router = Router(
      access: Access(token: token, port: port), page: Page(token: token), samples: samples,
      sessions: sessions)
    server = try HTTPServer(socket: socket, headers: Page.headers) { request, server in
      await router.response(to: request, from: server)
    }
  }

  /// What to open in a browser.
  package var address: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Removes every app and stops serving. Stopping twice is the same as once.
  package func stop() {
    sessions.closeAll()
    server.stop()
  }
}
