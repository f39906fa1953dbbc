import ScreenTree

extension Phone {
  /// A button as a person sees it.
  public struct Button: Hashable, Sendable {
    /// What it is called.
    public let label: String
    /// Whether it can be tapped, once its row is in sight.
    public let isEnabled: Bool

    /// Describes a button, to compare with.
    public init(_ label: String, isEnabled: Bool = true) {
      self.label = label
      self.isEnabled = isEnabled
    }
  }

  /// An alert as a person sees it.
  public struct Alert: Hashable, Sendable {
    /// The title.
    public let title: String
    /// What is written below the title.
    public let message: String
    /// What can be answered.
    public let buttons: [Button]
  }

  /// The title in the bar of the topmost layer.
  public var title: String? {
    top { $0.role == .title }.first?.label
  }

  /// What is written on the topmost layer outside of its controls, in reading order.
  public var texts: [String] {
    ScreenSearch(topLayer(of: screen)).places.filter { place in
      place.element.role == .text
        && !place.around.contains { $0.role == .button || $0.role == .toggle }
    }.map(\.element.writing)
  }

  /// What the rows of the topmost layer read, also those that are scrolled away.
  public var rows: [String] {
    top { $0.role == .row }.map(\.label)
  }

  /// The buttons and links of the topmost layer, in reading order, also those in rows that are
  /// scrolled away. What lies behind a row is not among them.
  public var buttons: [Button] {
    top { $0.role == .button }.map(Button.init)
  }

  /// The alert, if one is on top.
  public var alert: Alert? {
    let layer = topLayer(of: screen)
    guard layer.role == .alert else { return nil }
    return Alert(
      title: layer.label, message: texts.joined(separator: "\n"), buttons: buttons)
  }

  /// The tabs.
  public var tabs: [String] {
    top { $0.role == .tab }.map(\.label)
  }

  /// The tab that is shown.
  public var selectedTab: String? {
    top { $0.role == .tab && $0.traits.contains(.selected) }.first?.label
  }

  /// The page that is shown, counted from 0.
  public var page: Int? {
    top { $0.role == .pages }.first?.children.firstIndex { $0.traits.contains(.selected) }
  }

  /// What a field, a switch or another thing holds.
  public func value(of label: String, inRow row: String? = nil) throws -> String {
    try control(words("read", label, row: row), label, row).value
  }

  /// Whether a control can be touched, once its row is in sight.
  public func isEnabled(_ label: String, inRow row: String? = nil) throws -> Bool {
    let control = try control(words("look at", label, row: row), label, row)
    return !control.traits.contains(.disabled)
  }

  private func top(where condition: (RenderedElement) -> Bool) -> [RenderedElement] {
    ScreenSearch(topLayer(of: screen)).places.map(\.element).filter(condition)
  }

  private func control(
    _ words: String, _ label: String, _ row: String?
  ) throws -> RenderedElement {
    let search = ScreenSearch(topLayer(of: screen))
    let places = search.places(called: label, inRow: row).filter {
      !$0.element.handlers.isEmpty
    }
    let holders = Set(places.flatMap { $0.around.map(\.id) })
    let controls = places.filter { !holders.contains($0.element.id) }
    guard controls.count <= 1 else {
      throw refusal(of: words, .ambiguous(controls.map(\.description)))
    }
    guard let control = controls.first else { throw refusal(of: words, .missing) }
    return control.element
  }
}

extension Phone.Button {
  fileprivate init(_ element: RenderedElement) {
    self.init(element.label, isEnabled: !element.traits.contains(.disabled))
  }
}

extension Phone: @MainActor CustomStringConvertible {
  /// The screen, printed as an indented tree: the topmost layer whole, those under it by name.
  public var description: String { ScreenPrinter.text(of: screen) }
}
