import Foundation
import RoundTable
import ScreenDriver
import Testing
import UIKit
import VignolaCore
import VignolaTesting
import VignolaUI

/// The article's module, run, and the article, compared with what is run.
@MainActor @Suite("The module of the Round Table article")
struct EditExampleTests {
  /// Notes that take their time.
  final class Notes: NoteService {
    let gate = TestGate<Void>()
    private(set) var saved: [String] = []

    func save(_ text: String) async {
      try? await gate.value()
      saved.append(text)
    }
  }

  final class Home: UIViewController, Screen {}

  let notes = Notes()
  let scope = LifetimeScope("App")
  let surface: NavigationSurface
  let phone: Phone
  let heard = Heard()

  @MainActor final class Heard {
    var lines: [String] = []
  }

  init() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    surface = NavigationSurface(on: ControllerStage(window: window), in: scope)
    window.makeKeyAndVisible()
    phone = Phone(ControllerHost(window: window))
    let place = try #require(surface.setRoot({ _ in Home() }))
    openEditor(over: place, notes) { [heard] line in heard.lines.append(line) }
  }

  @Test("saves what was typed, and leaves when that is done")
  func saves() async throws {
    #expect(phone.title == "Note")
    #expect(try !phone.isEnabled("Save"))
    try phone.type("Buy milk", into: "Text")
    try phone.tap("Save")
    #expect(phone.title == "Note")
    notes.gate.open(with: ())
    while heard.lines.isEmpty { await Task.yield() }
    #expect(heard.lines == ["saved", "removed code"])
    #expect(notes.saved == ["Buy milk"])
    #expect(surface.tree.layers.count == 1)
    #expect(scope.leaks.isEmpty)
  }

  @Test("leaves when it is cancelled, and when a person draws it down", arguments: [true, false])
  func leaves(byButton: Bool) throws {
    if byButton { try phone.tap("Cancel") } else { try phone.systemDismiss() }
    #expect(
      heard.lines == (byButton ? ["cancelled", "removed code"] : ["removed systemDismiss"]))
    #expect(surface.tree.layers.count == 1)
    #expect(scope.leaks.isEmpty)
  }

  @Test("hears nothing of a save that is done when it has gone", .proves(.g4, .roundTable))
  func late() async throws {
    try phone.type("Buy milk", into: "Text")
    try phone.tap("Save")
    while notes.gate.waiters == 0 { await Task.yield() }
    try phone.systemDismiss()
    notes.gate.open(with: ())
    while !scope.running.isEmpty { await Task.yield() }
    #expect(heard.lines == ["removed systemDismiss"])
    #expect(scope.dropped == 1)
  }

  @Test(
    "is quoted word for word wherever it is shown",
    arguments: [
      "Sources/RoundTable/RoundTable.docc/AModule.md", "README.md",
    ])
  func quoted(document: String) throws {
    let examples = try folder("Tests/VignolaUITests/Examples")
    let source = lines(
      try String(contentsOf: examples.appending(path: "EditExample.swift"), encoding: .utf8))
    let text = try String(contentsOf: try folder(document), encoding: .utf8)
    let blocks = roundTableBlocks(text)
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(source.contains(block), "not in the example: \(block)")
    }
  }

  /// The package's folder, or something in it.
  private func folder(_ path: String) throws -> URL {
    let file = URL(filePath: #filePath)
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    return root.appending(path: path)
  }

  /// The code of a document that speaks of the example's module.
  private func roundTableBlocks(_ document: String) -> [[String]] {
    document.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "\n```").first.map { lines(String($0)) } }
      .filter { block in block.contains { $0.contains("Edit") || $0.contains("editAssembly") } }
  }

  /// The lines of a source, without their indentation and without the empty ones.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .map(String.init)
  }
}
