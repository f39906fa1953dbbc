import Foundation
import ScreenDriver
import SwiftUI
import Testing
import VignolaCore
import VignolaTesting
import VignolaUI

/// The article's app, run on a surface and where SwiftUI owns the path, and the article, compared with
/// what is run.
@MainActor @Suite("The app of the article on SwiftUI")
struct NotesExampleTests {
  enum Kind: CaseIterable, Sendable {
    case onSurface, ownPath
  }

  @MainActor final class Running {
    let notes = Notes()
    let scope = LifetimeScope("Notes")
    let phone: Phone
    private let log = Log()
    private var app: NotesApp?

    var heard: [String] { log.lines }

    @MainActor private final class Log {
      var lines: [String] = []
    }

    init(_ kind: Kind) {
      let hear = { [log] (line: String) -> Void in log.lines.append(line) }
      switch kind {
      case .onSurface:
        let app = NotesApp(NotesScreens(notes: notes, heard: hear), in: scope)
        self.app = app
        phone = Phone(ViewHost { StageView(app.stage) })
      case .ownPath:
        phone = Phone(ViewHost { [notes, scope] in NotesFlow(notes, in: scope, heard: hear) })
      }
    }
  }

  @Test("opens a note, once for two touches, and goes back", arguments: Kind.allCases)
  func note(kind: Kind) throws {
    let app = Running(kind)
    #expect(app.phone.title == "Notes")
    try app.phone.doubleTap("Call Anna")
    #expect(app.phone.title == "Note 2")
    try app.phone.systemBack()
    #expect(app.phone.title == "Notes")
    #expect(throws: PhoneRefusal.self) { try app.phone.systemBack() }
    #expect(app.heard.isEmpty)
  }

  @Test("asks for a text, saves it, and closes the sheet by code", arguments: Kind.allCases)
  func saved(kind: Kind) throws {
    let app = Running(kind)
    try app.phone.tap("New")
    #expect(app.phone.title == "New note")
    try app.phone.tap("Save")
    #expect(app.phone.alert?.title == "Nothing to save")
    try app.phone.tap("OK")
    try app.phone.type("Sleep", into: "Text")
    try app.phone.tap("Save")
    #expect(app.phone.title == "Notes")
    #expect(app.phone.rows == ["Buy milk", "Call Anna", "Sleep"])
    #expect(app.heard == ["draft code"])
  }

  @Test("is told when a person draws the sheet down", .proves(.g5, .core), arguments: Kind.allCases)
  func drawnDown(kind: Kind) throws {
    let app = Running(kind)
    for _ in 1...2 {
      try app.phone.tap("New")
      try app.phone.systemDismiss()
      #expect(app.phone.title == "Notes")
    }
    #expect(app.heard == ["draft systemDismiss", "draft systemDismiss"])
    #expect(app.phone.rows == ["Buy milk", "Call Anna"])
  }

  @Test("opens what was asked for before anybody looked", arguments: Kind.allCases)
  func before(kind: Kind) {
    let app = Running(kind)
    app.notes.tapped(app.notes.all[0])
    #expect(app.phone.title == "Note 1")
  }

  @Test("leaves nothing behind when it is taken away", .proves(.g6, .core))
  func released() {
    weak var notes: Notes?
    do {
      let running = Running(.onSurface)
      notes = running.notes
      #expect(running.phone.title == "Notes")
    }
    #expect(notes == nil)
  }

  @Test("is quoted word for word")
  func quoted() throws {
    let source = lines(try text("Tests/VignolaUITests/Examples/NotesExample.swift"))
    let article = try text("Sources/VignolaUI/VignolaUI.docc/ScreensInSwiftUI.md")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }.map(lines)
    #expect(blocks.count > 3)
    for block in blocks {
      #expect(source.contains(block), "not in the example: \(block)")
    }
  }

  /// A file of the package.
  private func text(_ path: String) throws -> String {
    let file = URL(filePath: #filePath)
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines of a source, without their indentation and without the empty ones.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .map(String.init)
  }
}
