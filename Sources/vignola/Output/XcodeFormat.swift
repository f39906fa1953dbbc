import Conformance

/// What Xcode and editors make clickable: `path:line:column: warning: message [rule-id]`, with absolute paths.
struct XcodeFormat {
  var root: String
  var hasColor = false

  func text(_ report: Report) -> String {
    report.entries.map { entry in
      let line =
        "\(place(entry.place)): \(label(entry.severity)): \(entry.message) [\(entry.rule)]\n"
      return line
        + entry.notes.map { "\(place($0.place)): \(label(.note)): \($0.message)\n" }.joined()
    }.joined()
  }

  private func place(_ place: Report.Place) -> String {
    "\(ProjectLocation.join(root, place.path)):\(place.line):\(place.column)"
  }

  private func label(_ severity: Severity) -> String {
    guard hasColor else { return severity.rawValue }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note, .off: 36
      }
    return "\u{1B}[\(color)m\(severity.rawValue)\u{1B}[0m"
  }
}
