import MVITally
import Measuring
import References

@main enum ModelsBench {
  static func main() async {
    await Measurement.main(CommandLine.arguments, [References.direct] + MVIScenarios.all)
  }
}
