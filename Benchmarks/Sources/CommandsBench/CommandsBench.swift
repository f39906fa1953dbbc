import Foundation
import Measuring
import References
import SVIPTally

@main enum CommandsBench {
  /// The run loop serves the main actor: valgrind does not survive that the main thread ends, as it
  /// does under an asynchronous `main`.
  static func main() {
    Task { @MainActor in
      await Measurement.main(
        CommandLine.arguments, [References.direct] + References.hops + SVIPScenarios.all)
      exit(0)
    }
    RunLoop.main.run()
  }
}
