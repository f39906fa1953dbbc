import Measuring
import References
import TreeTally

@main enum TreeBench {
  static func main() async {
    await Measurement.main(CommandLine.arguments, [References.direct] + TreeScenarios.all)
  }
}
