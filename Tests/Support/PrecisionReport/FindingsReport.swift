import Conformance
import Foundation

/// What `vignola check --format json` wrote of one repository.
struct FindingsReport: Decodable {
  struct Finding: Decodable, Hashable {
    var rule: String
    var path: String
    var symbol: String
    var subject: String
  }

  private enum CodingKeys: CodingKey { case findings }

  var findings: Set<Finding>
  /// From the file's name: `owner+name.json`.
  var repository = ""

  static func read(at path: String) throws -> FindingsReport {
    let file = URL(filePath: path)
    var report = try JSONDecoder().decode(FindingsReport.self, from: Data(contentsOf: file))
    report.repository = file.deletingPathExtension().lastPathComponent
      .replacing("+", with: "/", maxReplacements: 1)
    return report
  }
}

extension PrecisionLabels {
  /// The labels whose finding is there in the report of its repository.
  func restricted(to reports: [FindingsReport]) -> PrecisionLabels {
    var kept = self
    kept.labels = labels.filter { label in
      reports.contains { report in
        report.repository == label.repository
          && report.findings.contains(
            FindingsReport.Finding(
              rule: label.rule, path: label.path, symbol: label.symbol, subject: label.subject))
      }
    }
    return kept
  }
}
