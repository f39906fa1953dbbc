/// What the command line asks for.
package struct StudioOptions: Equatable, Sendable {
  /// The port to listen on; nil for the first free one from 8080.
  package var port: UInt16?
  package var listen = "127.0.0.1"
  package var wantsHelp = false

  /// A word of the command line that cannot be followed.
  package struct Failure: Error, Equatable, CustomStringConvertible {
    package var description: String
  }

  /// Reads the words after the program's name.
  package init(_ words: [String]) throws(Failure) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--listen":
        guard let address = words.popFirst() else {
          throw Failure(description: "--listen needs an address, such as 127.0.0.1.")
        }
        listen = address
      case "--port":
        let text = words.popFirst()
        guard let port = text.flatMap(UInt16.init) else {
          throw Failure(
            description: "--port needs a number from 0 to 65535, not '\(text ?? "nothing")'.")
        }
        self.port = port
      default:
        throw Failure(description: "Unknown option '\(word)'. Try --help.")
      }
    }
  }

  /// What `--help` prints.
  package static let help = """
    Vignola Studio: the sample apps in a browser.

    USAGE: vignola-studio [--port N] [--listen ADDRESS]

      --port N           The port to serve on. Default: the first free one from 8080.
      --listen ADDRESS   The IPv4 address to listen on. Default: 127.0.0.1. Inside a
                         container: 0.0.0.0, published as -p 127.0.0.1:PORT:PORT.
      --help             Prints this.

    The address printed holds a token, without which nothing is answered. Each tab runs
    an app of its own until it is closed; a browser has connections for five tabs.
    Ctrl-C stops.
    """
}
