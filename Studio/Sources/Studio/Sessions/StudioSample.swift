import ScreenTree

/// A sample as the Studio knows it: what the picker shows, and how one is started.
package struct StudioSample: Sendable, Identifiable {
  package let id: String
  package let name: String
  /// What a person should try in it.
  package let tryThis: String
  /// Starts a new instance of the app.
  package let start: @MainActor @Sendable () -> any ScreenHost

  package init(
    id: String, name: String, tryThis: String,
    start: @escaping @MainActor @Sendable () -> any ScreenHost
  ) {
    self.id = id
    self.name = name
    self.tryThis = tryThis
    self.start = start
  }
}
