/// What ends a run, as it is told on standard error.
struct Failure: Error {
  var lines: [String]
  var status: ExitStatus

  /// A sentence for the person at the command line.
  init(_ message: String, hint: String = "") {
    lines = ["vignola: error: \(message)\(hint.isEmpty ? "" : " \(hint)")"]
    status = .usage
  }

  /// Several, each with its place.
  init(lines: [String]) {
    self.lines = lines
    status = .usage
  }

  static func notInThisVersion(_ what: String) -> Failure {
    Failure("\(what) is not in this version.")
  }
}
