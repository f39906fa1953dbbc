import RoundTable
import UIKit
import VignolaCore

// The module of RoundTable's article "A module from end to end": what is quoted there is this file.

/// Keeps what was written.
@MainActor protocol NoteService: AnyObject {
  func save(_ text: String) async
}

enum Edit: RTModule {
  static let name: StaticString = "Edit"

  final class State {
    var text = ""
  }

  enum ViewIntent { case typed(String), saveTapped, cancelTapped }
  enum CoreEvent { case textChanged, saved }
  enum PresenterUpdate { case canSave(Bool) }
  enum JointOutput { case saved, cancelled }
}

final class EditCore: RTCore {
  private let state: Edit.State
  private let notes: any NoteService

  init(state: Edit.State, notes: any NoteService) {
    self.state = state
    self.notes = notes
  }

  func run(_ port: RTCorePort<Edit>) {}

  func handle(intent: Edit.ViewIntent, _ port: RTCorePort<Edit>) {
    switch intent {
    case .typed(let text):
      state.text = text
      port.notify(event: .textChanged)
    case .saveTapped:
      port.await({ [notes, state] in await notes.save(state.text) }) { _, port in
        port.notify(event: .saved)
      }
    case .cancelTapped: break
    }
  }
}

final class EditPresenter: RTPresenter {
  private let state: Edit.State

  init(state: Edit.State) {
    self.state = state
  }

  func update(firstAppear: Bool, _ port: RTPresenterPort<Edit>) { show(port) }

  func handle(intent: Edit.ViewIntent, _ port: RTPresenterPort<Edit>) {}

  func handle(event: Edit.CoreEvent, _ port: RTPresenterPort<Edit>) {
    switch event {
    case .textChanged: show(port)
    case .saved: break
    }
  }

  private func show(_ port: RTPresenterPort<Edit>) {
    port.notify(update: .canSave(!state.text.isEmpty))
  }
}

final class EditJoint: RTJoint {
  func handle(intent: Edit.ViewIntent, _ port: RTJointPort<Edit>) {
    switch intent {
    case .cancelTapped: port.notifyOut(output: .cancelled)
    case .typed, .saveTapped: break
    }
  }

  func handle(event: Edit.CoreEvent, _ port: RTJointPort<Edit>) {
    switch event {
    case .saved: port.notifyOut(output: .saved)
    case .textChanged: break
    }
  }
}

final class EditView: UIViewController, RTView, UITextViewDelegate {
  typealias M = Edit

  private let link: RTViewLink<Edit>
  private let field = UITextView(frame: .zero)

  init(link: consuming RTViewLink<Edit>) {
    self.link = link
    super.init(nibName: nil, bundle: nil)
    title = "Note"
    field.accessibilityLabel = "Text"
    field.delegate = self
    navigationItem.leftBarButtonItem = button(.cancel, .cancelTapped)
    navigationItem.rightBarButtonItem = button(.save, .saveTapped)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = field }

  func handle(update: Edit.PresenterUpdate) {
    switch update {
    case .canSave(let canSave): navigationItem.rightBarButtonItem?.isEnabled = canSave
    }
  }

  func textViewDidChange(_ textView: UITextView) { link.notify(intent: .typed(textView.text)) }

  private func button(
    _ item: UIBarButtonItem.SystemItem, _ intent: Edit.ViewIntent
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: item,
      primaryAction: UIAction { [weak self] _ in self?.link.notify(intent: intent) })
  }
}

@MainActor func editAssembly(
  _ notes: any NoteService
) -> (ScreenHandle) -> RTAssembled<Edit> {
  { place in
    Edit.assemble(
      state: Edit.State(), at: place,
      core: { EditCore(state: $0, notes: notes) },
      presenter: { EditPresenter(state: $0) },
      joint: { _, _ in EditJoint() },
      view: { EditView(link: $0) })
  }
}

/// Opens the editor over a screen. In an app this stands in the parent's Joint.
@MainActor func openEditor(
  over place: ScreenHandle, _ notes: any NoteService, heard: @escaping (String) -> Void
) {
  place.present(
    editAssembly(notes),
    reduce: { output in
      switch output {
      case .saved: heard("saved")
      case .cancelled: heard("cancelled")
      }
      return .close
    },
    onRemoved: { removal in heard("removed \(removal)") })
}
