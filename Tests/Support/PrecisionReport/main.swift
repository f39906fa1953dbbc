import CodeIndex
import Conformance
import Foundation

// PrecisionReport LABELS             the table, as the page has it
// PrecisionReport LABELS FINDINGS…   and which of the labels are still reported: FINDINGS is what
//                                     `vignola check --format json` wrote of owner+name, called owner+name.json
let arguments = CommandLine.arguments.dropFirst()
guard let path = arguments.first else {
  FileHandle.standardError.write(Data("usage: PrecisionReport LABELS [FINDINGS...]\n".utf8))
  exit(2)
}
do {
  let labels = try PrecisionLabels.read(Data(contentsOf: URL(filePath: path)))
  let rules = RuleCatalog.all.map(\.id)
  let problems = labels.problems(rules: Set(rules))
  for problem in problems { FileHandle.standardError.write(Data("error: \(problem)\n".utf8)) }
  guard problems.isEmpty else { exit(1) }
  let reports = try arguments.dropFirst().map { try FindingsReport.read(at: $0) }
  let seen = reports.isEmpty ? labels : labels.restricted(to: reports)
  print(PrecisionTable(seen, rules: rules).markdown, terminator: "")
  if !reports.isEmpty {
    let asked = labels.labels.filter { label in
      reports.contains { $0.repository == label.repository }
    }
    print("\(seen.labels.count) of \(asked.count) labelled findings are still reported.")
  }
} catch {
  FileHandle.standardError.write(Data("error: \(path): \(error)\n".utf8))
  exit(2)
}
