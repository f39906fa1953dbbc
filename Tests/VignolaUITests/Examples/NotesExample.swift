import Observation
import SwiftUI
import VignolaCore
import VignolaUI

// The app of VignolaUI's article "Screens in SwiftUI": what is quoted there is this file.

struct Note: Hashable, Identifiable, Sendable {
  let id: Int
  let text: String
}

/// What is to be shown, said by someone who does not know how.
enum NotesRoute: Sendable {
  case note(Note), draft
}

@MainActor @Observable final class Notes {
  private(set) var all = [Note(id: 1, text: "Buy milk"), Note(id: 2, text: "Call Anna")]
  @ObservationIgnored let routes = BufferedRoutes<NotesRoute>()

  func tapped(_ note: Note) { routes.send(.note(note)) }
  func newTapped() { routes.send(.draft) }
  func add(_ text: String) { all.append(Note(id: all.count + 1, text: text)) }
}

struct NotesView: View {
  let notes: Notes

  var body: some View {
    List {
      ForEach(notes.all) { note in
        Button(note.text) { notes.tapped(note) }
      }
    }
    .navigationTitle("Notes")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("New") { notes.newTapped() } }
    }
  }
}

struct NoteView: View {
  let note: Note

  var body: some View {
    Text(note.text).navigationTitle("Note \(note.id)")
  }
}

/// A note that is being written.
@MainActor @Observable final class Draft: Identifiable {
  var text = ""
  private let ui: any SystemUI
  private let save: (String) -> Void

  init(ui: any SystemUI, save: @escaping (String) -> Void) {
    self.ui = ui
    self.save = save
  }

  func saveTapped() {
    guard !text.isEmpty else { return ui.alert("Nothing to save", message: "", then: {}) }
    save(text)
    ui.close()
  }
}

struct DraftView: View {
  @Bindable var draft: Draft

  var body: some View {
    VStack {
      TextField("Text", text: $draft.text)
      Button("Save") { draft.saveTapped() }
    }
    .navigationTitle("New note")
  }
}

/// The app, on a surface.
@MainActor final class NotesApp {
  let stage = ViewStage()
  private let surface: NavigationSurface

  init(_ screens: NotesScreens, in scope: LifetimeScope) {
    surface = NavigationSurface(on: stage, in: scope)
    surface.setRoot(screens.list(at:))
  }
}

/// Puts its screens together.
@MainActor struct NotesScreens {
  let notes: Notes
  let heard: (String) -> Void

  func list(at place: ScreenHandle) -> any Screen {
    HostedScreen {
      NotesView(notes: notes)
        .routes(from: notes.routes, at: place) { route in
          switch route {
          case .note(let note):
            place.push { _ in HostedScreen { NoteView(note: note) } }
          case .draft:
            place.present(draft(at:)) { removal in heard("draft \(removal)") }
          }
        }
    }
  }

  func draft(at place: ScreenHandle) -> any Screen {
    let ui = ViewSystemUI(at: place)
    let draft = Draft(ui: ui, save: { notes.add($0) })
    return HostedScreen { DraftView(draft: draft).shows(ui) }
  }
}

/// The same where SwiftUI owns the path.
struct NotesFlow: View {
  enum Sheet: Hashable, Identifiable, Sendable {
    case draft

    var id: Sheet { self }
  }

  let notes: Notes
  @State private var path: [Note] = []
  @State private var sheet: Sheet?
  @State private var reporter: Lazy<PathReporter<Note>>
  @State private var sheets: Lazy<PathReporter<Sheet>>

  init(_ notes: Notes, in scope: LifetimeScope, heard: @escaping (String) -> Void) {
    self.notes = notes
    self.reporter = Lazy { PathReporter(in: scope) }
    self.sheets = Lazy {
      PathReporter(in: scope) { fact in
        if case .removed(let sheet, _, let removal) = fact { heard("\(sheet) \(removal)") }
      }
    }
  }

  var body: some View {
    NavigationStack(path: $path[reportedBy: reporter.value]) {
      NotesView(notes: notes)
        .navigationDestination(for: Note.self) { NoteView(note: $0) }
        .routes(from: notes.routes) { route in
          switch route {
          case .note(let note): if path.last != note { path.append(note) }
          case .draft: sheet = .draft
          }
        }
    }
    .reportsChanges(of: path, by: reporter.value)
    .sheet(item: $sheet[reportedBy: sheets.value]) { _ in
      DraftSheet(notes: notes, close: { sheet = nil })
    }
    .reportsChanges(of: sheet, by: sheets.value)
  }
}

/// The screen of a draft, which is made once for each sheet.
struct DraftSheet: View {
  @State private var screen: Lazy<(draft: Draft, ui: ViewSystemUI)>

  init(notes: Notes, close: @escaping () -> Void) {
    self.screen = Lazy {
      let ui = ViewSystemUI(dismiss: close)
      return (Draft(ui: ui, save: { notes.add($0) }), ui)
    }
  }

  var body: some View {
    NavigationStack { DraftView(draft: screen.value.draft).shows(screen.value.ui) }
  }
}
