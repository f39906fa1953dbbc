import SwiftUI
import VignolaCore

extension Array where Element: Hashable & Sendable {
  /// The same array; what is written through a binding to it is taken for the system's doing.
  ///
  /// Meant for one place, the path of a `NavigationStack`:
  /// `NavigationStack(path: $navigation.path[reportedBy: reporter])`.
  public subscript(reportedBy reporter: PathReporter<Element>) -> [Element] {
    get {
      reporter.systemReads(self)
      return self
    }
    set {
      if newValue != self { reporter.systemWrites(newValue, because: .systemBack) }
      self = newValue
    }
  }
}

extension Optional where Wrapped: Hashable & Sendable {
  /// The same item; what is written through a binding to it is taken for the system's doing.
  ///
  /// Meant for one place, the item of a `sheet` or a `fullScreenCover`:
  /// `sheet(item: $navigation.sheet[reportedBy: reporter]) { ... }`.
  public subscript(reportedBy reporter: PathReporter<Wrapped>) -> Wrapped? {
    get {
      reporter.systemReads(path)
      return self
    }
    set {
      if newValue != self { reporter.systemWrites(newValue.path, because: .systemDismiss) }
      self = newValue
    }
  }

  /// What is presented, as a path.
  fileprivate var path: [Wrapped] { map { [$0] } ?? [] }
}

extension View {
  /// Tells the reporter of each change of the path, and of the stack's own removal. Put it on the
  /// `NavigationStack`.
  public func reportsChanges<Destination: Hashable & Sendable>(
    of path: [Destination], by reporter: PathReporter<Destination>
  ) -> some View {
    modifier(PathReporting(path: path, reporter: reporter))
  }

  /// Tells the reporter of each change of what is presented, and that it has left with the view that
  /// presents it. Put it on that view, outside the `sheet` or `fullScreenCover`.
  ///
  /// Another item in place of one is two facts: the one has left, by code, and the other has come.
  ///
  /// - Parameters:
  ///   - item: What is presented, if anything is.
  ///   - reporter: A reporter for this alone.
  public func reportsChanges<Destination: Hashable & Sendable>(
    of item: Destination?, by reporter: PathReporter<Destination>
  ) -> some View {
    modifier(PathReporting(path: item.path, reporter: reporter))
  }
}

private struct PathReporting<Destination: Hashable & Sendable>: ViewModifier {
  let path: [Destination]
  let reporter: PathReporter<Destination>
  @State private var presence: Lazy<Presence>

  init(path: [Destination], reporter: PathReporter<Destination>) {
    self.path = path
    self.reporter = reporter
    self.presence = Lazy { Presence { reporter.stackRemoved() } }
  }

  func body(content: Content) -> some View {
    let _ = presence.value
    content.onChange(of: path, initial: true) { _, new in reporter.pathChanged(to: new) }
  }
}
