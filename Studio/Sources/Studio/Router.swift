import Foundation
import StudioHTTP

/// What each request of the page comes to.
struct Router: Sendable {
  let access: Access
  let page: Page
  let samples: [StudioSample]
  let sessions: Sessions

  func response(to request: HTTPRequest, from server: HTTPServer) async -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal.response }
    let method = request.path == "/gesture" ? "POST" : "GET"
    guard Page.paths.contains(request.path) || Router.paths.contains(request.path) else {
      return .text(404, "There is nothing at '\(request.path)'.")
    }
    guard request.method == method else {
      var response = HTTPResponse.text(405, "'\(request.path)' takes \(method) only.")
      response.headers.append(("Allow", method))
      return response
    }
    guard case .bytes(let body) = request.body else {
      return .text(413, "The body is over \(HTTPServer.bodyLimit) bytes.")
    }
    switch request.path {
    case "/samples": return listOfSamples
    case "/events": return await events(of: request.query["sample"] ?? "")
    case "/gesture": return await gesture(body)
    case "/counts": return await counts(of: server)
    default: return page.file(request.path) ?? .text(404, "The file is missing.")
    }
  }

  private static let paths: Set<String> = ["/samples", "/events", "/gesture", "/counts"]
}

extension Router {
  private var listOfSamples: HTTPResponse {
    struct Item: Encodable { var id, name, tryThis: String }
    return .json(
      JSON.bytes(samples.map { Item(id: $0.id, name: $0.name, tryThis: $0.tryThis) }))
  }

  private func events(of id: String) async -> HTTPResponse {
    guard let sample = samples.first(where: { $0.id == id }) else {
      return .text(404, "There is no sample '\(id)'.")
    }
    guard let stream = await sessions.start(sample) else {
      return .text(
        503, "All \(Sessions.limit) places are taken. Close another tab of the Studio first.")
    }
    return .events(stream)
  }

  private func gesture(_ body: [UInt8]) async -> HTTPResponse {
    let request: GestureRequest
    do {
      request = try JSONDecoder().decode(GestureRequest.self, from: Data(body))
    } catch {
      return .text(
        400, "A gesture is JSON with the texts 'session', 'element', 'gesture' and 'argument'.")
    }
    let (touch, screen) = await sessions.deliver(request)
    switch touch {
    case .reaches: return .json(JSON.bytes(["screen": screen]))
    case .gone: return .text(410, "That control is gone.")
    case .covered: return .text(409, "Something lies over that control.")
    case .refused: return .text(409, "That control cannot be used now.")
    }
  }

  /// What runs, besides the request that asks.
  private func counts(of server: HTTPServer) async -> HTTPResponse {
    .json(
      JSON.bytes([
        "sessions": await sessions.count, "streams": server.openStreams,
        "tasks": server.runningTasks - 1,
      ]))
  }
}
