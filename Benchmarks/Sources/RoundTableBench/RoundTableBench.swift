import Measuring
import References
import RoundTableTally

@main enum RoundTableBench {
  static func main() async {
    await Measurement.main(
      CommandLine.arguments,
      [References.direct] + References.calls + RoundTableScenarios.all)
  }
}
