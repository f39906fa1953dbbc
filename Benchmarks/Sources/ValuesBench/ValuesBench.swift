import Measuring
import References
import VSURFTally

@main enum ValuesBench {
  static func main() async {
    await Measurement.main(CommandLine.arguments, [References.direct] + VSURFScenarios.all)
  }
}
