/// Who wants to know whenever something may be different: screens that came, left or came to rest, or
/// flows that began or ended.
@MainActor package protocol NavigationWatcher: AnyObject {
  func navigationChanged()
}

extension NavigationSurface {
  struct Watching {
    weak var watcher: (any NavigationWatcher)?
  }

  /// Tells `watcher` of every change from now on, as long as it lives.
  package func watch(_ watcher: any NavigationWatcher) {
    watchers.append(Watching(watcher: watcher)) { $0.watcher == nil }
  }

  /// Something may be different. Those who are told look for themselves at what it is.
  package func noteChange() {
    for watching in watchers.all { watching.watcher?.navigationChanged() }
  }
}

extension ScreenHandle {
  /// Tells `watcher` of every change of the surface from now on, as long as it lives.
  package func watch(_ watcher: any NavigationWatcher) {
    surface?.watch(watcher)
  }
}
