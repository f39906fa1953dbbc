import StudioHTTP

/// Who may speak to the Studio: whoever holds the token, from a page of the Studio itself.
///
/// Any program of this machine can reach the port, and so can any web page that its browser shows.
/// The token keeps the programs out; `Host` keeps out pages whose name was made to point here
/// (DNS rebinding), `Origin` those that post across sites.
struct Access: Sendable, Equatable {
  /// Why a request is turned away.
  enum Refusal: Equatable {
    case foreignHost(String)
    case foreignOrigin(String)
    case missingToken
    case wrongToken
  }

  var token: String
  var port: UInt16

  /// Why this request is turned away, nil when it is welcome.
  func refusal(of request: HTTPRequest) -> Refusal? {
    let host = request.headers["host"] ?? ""
    guard hosts.contains(host.lowercased()) else { return .foreignHost(host) }
    if let origin = request.headers["origin"] {
      guard hosts.contains(where: { "http://\($0)" == origin.lowercased() }) else {
        return .foreignOrigin(origin)
      }
    }
    guard let given = request.headers["vignola-token"] ?? request.query["token"] else {
      return .missingToken
    }
    return isToken(given) ? nil : .wrongToken
  }

  /// The names under which the Studio is reached. Browsers leave the port 80 out.
  private var hosts: [String] {
    ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
  }

  /// Compares without stopping at the first difference, so the time taken tells nothing.
  private func isToken(_ text: String) -> Bool {
    let (ours, given) = (Array(token.utf8), Array(text.utf8))
    guard ours.count == given.count else { return false }
    return zip(ours, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Access.Refusal {
  var response: HTTPResponse {
    switch self {
    case .foreignHost(let host):
      .text(403, "The Studio answers to 127.0.0.1 and localhost on its own port, not to '\(host)'.")
    case .foreignOrigin(let origin):
      .text(403, "Requests from pages of '\(origin)' are refused.")
    case .missingToken:
      .text(401, "The token is missing. Open the address that vignola-studio printed.")
    case .wrongToken:
      .text(401, "The token is not this Studio's. Open the address that vignola-studio printed.")
    }
  }
}
