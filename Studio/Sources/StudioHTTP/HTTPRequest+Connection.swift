import CMicrohttpd

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
