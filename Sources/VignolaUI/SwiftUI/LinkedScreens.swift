import SwiftUI
import VignolaCore

/// The screens that links of the app's own views have pushed on a stage.
///
/// A `NavigationPath` cannot be read, only compared: so each of these screens is known by the path
/// that it was the end of when SwiftUI wrote it.
struct LinkedScreens {
  private var paths: [ScreenID: NavigationPath] = [:]
  private var last = 0

  /// The path of the screens over the first of a stack.
  func path(of entries: ArraySlice<NavigationTree.Entry>) -> NavigationPath {
    let linked = entries.lastIndex { paths[$0.id] != nil }
    var path = linked.flatMap { paths[entries[$0].id] } ?? NavigationPath()
    for entry in entries[(linked.map { $0 + 1 } ?? entries.startIndex)...] {
      path.append(entry.id)
    }
    return path
  }

  /// How many of these screens are in a path of SwiftUI's, from the bottom.
  func shared(
    of entries: ArraySlice<NavigationTree.Entry>, in path: NavigationPath
  ) -> Int {
    let own = self.path(of: entries)
    let most = min(own.count, path.count)
    return (0...most).last { own.first($0) == path.first($0) } ?? 0
  }

  /// Takes in the screen at the end of a path. What it is, only the view knows that has the link.
  mutating func add(_ path: NavigationPath) -> NavigationTree.Entry {
    last += 1
    let id = ScreenID.foreign(last)
    paths[id] = path
    return NavigationTree.Entry(id: id, name: "NavigationLink", isForeign: true)
  }

  /// Forgets those that have left.
  mutating func keep(_ tree: NavigationTree) {
    guard !paths.isEmpty else { return }
    paths = paths.filter { tree.contains($0.key) }
  }
}

extension NavigationPath {
  /// The path up to that many values, of which it has as many or more.
  func first(_ count: Int) -> NavigationPath {
    var first = self
    first.removeLast(self.count - count)
    return first
  }
}
