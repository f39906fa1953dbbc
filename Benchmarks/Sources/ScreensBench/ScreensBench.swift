import Measuring
import References
import ScreenTally

@main enum ScreensBench {
  static func main() async {
    await Measurement.main(CommandLine.arguments, [References.direct] + ScreenScenarios.all)
  }
}
