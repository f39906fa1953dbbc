/// What is sent back: a status with bytes, or with a stream that stays open.
package struct HTTPResponse: Sendable {
  /// What follows the headers.
  package enum Body: Sendable {
    case bytes([UInt8])
    case stream(EventStream)
  }

  package var status: Int
  package var contentType: String
  package var headers: [(name: String, value: String)]
  package var body: Body

  package init(
    status: Int, contentType: String, headers: [(name: String, value: String)] = [], body: Body
  ) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.body = body
  }

  /// A short message for a person.
  package static func text(_ status: Int, _ message: String) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "text/plain; charset=utf-8", body: .bytes(Array(message.utf8)))
  }

  /// A value for the page.
  package static func json(_ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: 200, contentType: "application/json", body: .bytes(bytes))
  }

  /// Events, for as long as both sides want them.
  package static func events(_ stream: EventStream) -> HTTPResponse {
    HTTPResponse(status: 200, contentType: "text/event-stream", body: .stream(stream))
  }
}
