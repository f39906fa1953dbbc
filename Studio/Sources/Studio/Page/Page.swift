import StudioHTTP

/// The files of the page, compiled into the program. Each is asked for with the token, so the
/// addresses inside them carry it too.
struct Page: Sendable {
  private static let files: [String: (type: String, bytes: [UInt8])] = [
    "/": ("text/html", PackageResources.index_html),
    "/icon.svg": ("image/svg+xml", PackageResources.icon_svg),
    "/studio.css": ("text/css", PackageResources.studio_css),
    "/phone.css": ("text/css", PackageResources.phone_css),
    "/studio.js": ("text/javascript", PackageResources.studio_js),
    "/connection.js": ("text/javascript", PackageResources.connection_js),
    "/phone.js": ("text/javascript", PackageResources.phone_js),
    "/elements.js": ("text/javascript", PackageResources.elements_js),
    "/arrange.js": ("text/javascript", PackageResources.arrange_js),
    "/patch.js": ("text/javascript", PackageResources.patch_js),
    "/focus.js": ("text/javascript", PackageResources.focus_js),
    "/symbols.js": ("text/javascript", PackageResources.symbols_js),
  ]

  static let paths = Set(files.keys)

  var token: String

  /// The file of a path, nil when there is none.
  func file(_ path: String) -> HTTPResponse? {
    guard let file = Page.files[path] else { return nil }
    let text = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "%TOKEN%", omittingEmptySubsequences: false).joined(separator: token)
    return HTTPResponse(
      status: 200, contentType: "\(file.type); charset=utf-8", body: .bytes(Array(text.utf8)))
  }

  /// What every response carries: only the page's own files, nothing kept, nothing guessed, no
  /// address told to anyone.
  static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
