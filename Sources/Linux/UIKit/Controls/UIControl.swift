import Foundation
internal import ScreenTree

/// A view that does something when it is touched.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: UIControl.Event)] = []

  /// Makes a control of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of a size with the action that is its point.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// There are no archives on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Whether the control can be touched.
  open var isEnabled = true { didSet { changed(isEnabled != oldValue) } }

  /// Whether the control is marked as chosen.
  open var isSelected = false { didSet { changed(isSelected != oldValue) } }

  /// What limits or marks the control.
  open var state: UIControl.State {
    var state: UIControl.State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has an action run at certain events. Another action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Has an action not run any more at certain events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Has the action of an identifier not run any more at certain events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs the actions of certain events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }

  /// An element that can be touched unless the control is disabled.
  func control(
    _ role: ElementRole, label: String, children: [RenderedElement] = []
  ) -> RenderedElement {
    var control = element(role, label: label, children: children)
    if !isEnabled { control.traits.insert(.disabled) }
    if isSelected { control.traits.insert(.selected) }
    return control
  }
}
