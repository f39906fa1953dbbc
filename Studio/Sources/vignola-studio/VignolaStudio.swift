import Foundation
import Studio
import StudioHTTP

/// `vignola-studio`: the command line around ``StudioServer``.
@main struct VignolaStudio {
  @MainActor static func main() async {
    do {
      let options = try StudioOptions(Array(CommandLine.arguments.dropFirst()))
      guard !options.wantsHelp else { return print(StudioOptions.help) }
      let signals = StopSignals()
      let studio = try StudioServer(samples: StudioSample.roster, socket: socket(options))
      say("Vignola Studio: \(studio.address)", to: .standardOutput)
      await signals.first
      studio.stop()
    } catch {
      say("vignola-studio: \(error)", to: .standardError)
      exit(2)
    }
  }

  private static func socket(_ options: StudioOptions) throws(ListenSocket.Failure) -> ListenSocket
  {
    guard let port = options.port else {
      return try ListenSocket(address: options.listen, firstFreeFrom: 8080)
    }
    return try ListenSocket(address: options.listen, port: port)
  }

  /// Writes a line past every buffer: whoever waits for it is often a pipe.
  private static func say(_ line: String, to file: FileHandle) {
    file.write(Data("\(line)\n".utf8))
  }
}
