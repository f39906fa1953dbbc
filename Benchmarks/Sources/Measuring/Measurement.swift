/// Runs scenarios as a program's argument says.
///
/// `count` is for callgrind: it runs each scenario with two counts of events and calls
/// ``benchmarkMark()`` before, between and after, so that what lies between two marks can be told
/// apart. `time` measures the scenarios in turn, by the process's own clock. Names that follow choose
/// some of the scenarios, for a profile.
@MainActor public enum Measurement {
  /// Does what the first argument says, and prints a line a scenario.
  ///
  /// - Parameters:
  ///   - arguments: The program's arguments.
  ///   - all: What can be measured; times are compared with the first that is.
  public static func main(_ arguments: [String], _ all: [Scenario]) async {
    let names = arguments.dropFirst(2)
    let scenarios = names.isEmpty ? all : all.filter { names.contains($0.name) }
    if arguments.dropFirst().first == "count" {
      for scenario in scenarios { await count(scenario) }
    } else {
      for line in await times(scenarios) { print(line) }
    }
  }

  /// Prints the name and the two counts: a tenth of the events, and all of them.
  private static func count(_ scenario: Scenario) async {
    let few = scenario.events / 10
    await scenario.run(few)
    benchmarkMark()
    await scenario.run(few)
    benchmarkMark()
    await scenario.run(scenario.events)
    benchmarkMark()
    print(scenario.name, few, scenario.events)
  }

  /// Each scenario's name, the median and the minimum of its nanoseconds an event, and the median's
  /// ratio to that of the first.
  private static func times(_ scenarios: [Scenario]) async -> [String] {
    let rounds = 21
    var samples: [[Double]] = scenarios.map { _ in [] }
    for _ in 0..<rounds {
      for (place, scenario) in scenarios.enumerated() {
        let events = scenario.events / 10
        let start = ContinuousClock.now
        await scenario.run(events)
        let took = (ContinuousClock.now - start).components
        let nanoseconds = Double(took.seconds) * 1e9 + Double(took.attoseconds) / 1e9
        samples[place].append(nanoseconds / Double(events))
      }
    }
    let sorted = samples.map { $0.sorted() }
    let unit = sorted.first?[rounds / 2] ?? 1
    return zip(scenarios, sorted).map { scenario, times in
      let median = times[rounds / 2]
      let figures = [median, times[0], median / unit].map(rounded)
      return ([scenario.name] + figures).joined(separator: " ")
    }
  }

  private static func rounded(_ figure: Double) -> String {
    "\((figure * 10).rounded() / 10)"
  }
}

/// How often ``benchmarkMark()`` was called; it gives the function something to do.
@MainActor public private(set) var benchmarkMarks = 0

/// Called between what is measured: callgrind writes what it has counted when this is entered.
@inline(never) @MainActor public func benchmarkMark() {
  benchmarkMarks += 1
}
