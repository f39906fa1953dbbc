import ScreenTree

/// One of everything that a screen can show, with an alert over it if wanted.
@MainActor package final class PaperGallery: ScreenHost {
  package var onChange: (() -> Void)?
  /// What was done, in the order in which it was done.
  package private(set) var touches: [String] = []
  private var showsAlert = false

  package init() {}

  package func close() {}

  package func rendered() -> RenderedElement {
    let bar = element(
      "bar", .navigationBar,
      [
        touchable("back", .backButton, "Back"), touchable("edit", .toolbarItem, "Edit"),
        element("title", .title, label: "Gallery"),
      ])
    let tabs = element(
      "tabs", .tabBar,
      [touchable("one", .tab, "One", traits: .selected), touchable("two", .tab, "Two")])
    let screen = element("group", .group, [bar, element("content", .content, [list])])
    let app = element("app", .app, [element("outer", .content, [screen]), tabs])
    return element("window", .window, [app] + (showsAlert ? [alert] : []))
  }

  private var list: RenderedElement {
    var pages = touchable("pages", .pages, "", .page)
    pages.children = [
      element("page 1", .group, [element("first", .text, label: "Page one")], traits: .selected),
      element("page 2", .group),
    ]
    var row = touchable("row", .row, "Whole row")
    row.children = [
      element("words", .text, label: "Whole row"), element("detail", .text, label: "Detail"),
      touchable("info", .button, "Info"),
      element("swipe", .swipeActions, [touchable("delete", .button, "Delete")]),
    ]
    let section = element(
      "section", .section, [element("row 2", .row, [controls])], label: "Section")
    var list = touchable("list", .list, "", .refresh)
    list.children = [row, section, element("row 3", .row, [pages])]
    return list
  }

  private var controls: RenderedElement {
    var name = element("name", .text, label: "Five stars")
    name.value = "*****"
    return element(
      "stack", .verticalStack,
      [
        touchable("toggle", .toggle, "Switch"), touchable("field", .textField, "Field", .edit),
        touchable("area", .textView, "Area", .edit), element("progress", .progress),
        element("depth", .depthStack, [element("star", .image, label: "star")]),
        element("line", .horizontalStack, [element("space", .spacer), name]),
        element("divider", .divider), touchable("ask", .button, "Ask", traits: .destructive),
      ])
  }

  private var alert: RenderedElement {
    element(
      "alert", .alert,
      [
        element("message", .text, label: "It cannot be undone."),
        touchable("yes", .button, "Delete", traits: .destructive),
        touchable("no", .button, "Keep", traits: .cancel),
      ], label: "Delete it?")
  }
}

extension PaperGallery {
  private func element(
    _ id: String, _ role: ElementRole, _ children: [RenderedElement] = [], label: String = "",
    traits: ElementTraits = []
  ) -> RenderedElement {
    RenderedElement(id: id, role: role, label: label, traits: traits, children: children)
  }

  private func touchable(
    _ id: String, _ role: ElementRole, _ label: String,
    _ gesture: RenderedElement.Gesture = .tap, traits: ElementTraits = []
  ) -> RenderedElement {
    var element = element(id, role, label: label, traits: traits)
    element.handlers[gesture] = { [weak self] argument in
      guard let self else { return }
      touches.append(argument.isEmpty ? id : "\(id) \(argument)")
      showsAlert = id == "ask"
      onChange?()
    }
    return element
  }
}
