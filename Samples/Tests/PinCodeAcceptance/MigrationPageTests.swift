import Foundation
import PinCode
import SampleTestSupport
import ScreenDriver
import Testing
import VignolaTesting

/// The page on the migration quotes the sources, and is held to them.
@MainActor @Suite("PinCode, the page on its migration")
struct MigrationPageTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let sources = root.appending(path: "Samples/Sources")

  private let page: String

  init() throws {
    page = try String(
      contentsOf: Self.root.appending(path: "Sources/SVIP/SVIP.docc/Migration.md"),
      encoding: .utf8)
  }

  /// What stands between the fences of a kind.
  private func quotes(_ kind: String) -> [[String]] {
    page.components(separatedBy: "\n```\(kind)\n").dropFirst().map { rest in
      (rest.components(separatedBy: "\n```").first ?? "").components(separatedBy: "\n")
    }
  }

  /// The lines of a file, as they stand outside of an `#if` around them all.
  private func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard lines.first?.hasPrefix("#if") == true else { return lines.map(String.init) }
    return lines.dropFirst().dropLast().map { String($0.dropFirst(2)) }
  }

  private func swiftFiles(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Self.sources.appending(path: folder).path
    ).filter { $0.hasSuffix(".swift") }.sorted()
  }

  @Test("shows the router and the configurator as they are, in UIKit and in SwiftUI")
  func diffs() throws {
    let diffs = quotes("diff")
    #expect(diffs.count == 2)
    for (diff, file) in zip(diffs, ["PinCodeRouter.swift", "PinCodeConfigurator.swift"]) {
      let before = diff.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst()) }
      let after = diff.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst()) }
      #expect(try before == lines("PinCodeUIKit/Pin/\(file)"))
      #expect(try after == lines("PinCodeSwiftUI/Pin/\(file)"))
    }
  }

  @Test("names every file that did not change, and leaves out none of those that did")
  func files() throws {
    let unchanged = quotes("").first { $0.first == "Samples/Sources/PinCode/Pin" }
    #expect(
      try unchanged?.dropFirst().map { String($0.dropFirst(2)) } == swiftFiles(in: "PinCode/Pin"))
    let changed = ["PinCodeConfigurator.swift", "PinCodeRouter.swift"]
    #expect(try swiftFiles(in: "PinCodeUIKit/Pin") == changed)
    #expect(try swiftFiles(in: "PinCodeSwiftUI/Pin") == changed + ["PinCodeViewModel.swift"])
    #expect(try swiftFiles(in: "PinCodeUIKit/Pin/Views") == ["PinCodeViewController.swift"])
    #expect(try swiftFiles(in: "PinCodeSwiftUI/Pin/Views") == ["PinCodeView.swift"])
  }

  @Test("the logic under either toolkit is one, side by side in one process", .balanced)
  func sameLogic() async throws {
    var running: [RunningPinCode] = []
    for toolkit in Toolkit.allCases { running.append(try await RunningPinCode.atPin(toolkit)) }
    for app in running {
      try app.tap(1, 2, 3, 4)
      app.bank.check.open(with: true)
    }
    for app in running { try await app.settle() }
    #expect(running.map { $0.components.count(of: "PinCodeLogic") } == [1, 1])
    #expect(running.map(\.phone.rows) == [["Bread 2.40"], ["Bread 2.40"]])
  }
}
