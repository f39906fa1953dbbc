/// A request as it arrived, before anyone has decided whether to believe it.
package struct HTTPRequest: Sendable {
  /// What came with the request.
  package enum Body: Sendable, Equatable {
    case bytes([UInt8])
    /// More than ``HTTPServer/bodyLimit``; nothing of it was kept.
    case tooLarge
  }

  package var method: String
  /// The path without the query, percent-decoded unless a zero (`%00`) is in it.
  package var path: String
  /// The first value of each name, decoded like the path.
  package var query: [String: String]
  /// By lower-case name. The values of a header that was sent twice are joined by a comma, so
  /// that a second `Host` never passes for the first.
  package var headers: [String: String]
  package var body: Body

  package init(
    method: String = "GET", path: String, query: [String: String] = [:],
    headers: [String: String] = [:], body: Body = .bytes([])
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}
