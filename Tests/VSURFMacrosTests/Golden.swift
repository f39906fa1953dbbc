#if Macros
  import Foundation
  import Testing

  /// Expects a text to be what a file beside the tests has. With `VIGNOLA_RECORD=1` it writes the
  /// file instead, to be read before it is committed.
  func expectGolden(_ text: String, _ file: URL, at place: SourceLocation = #_sourceLocation) throws
  {
    if ProcessInfo.processInfo.environment["VIGNOLA_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(text == golden, sourceLocation: place)
  }
#endif
