/// The services of the app. Factories hand on to a screen what it needs of them.
@MainActor public struct LaunchServices {
  /// What the app remembers.
  public let session: any SessionStore
  /// Lets users in.
  public let auth: any AuthService
  /// Where postcards come from.
  public let postcards: any PostcardService

  /// Services, by default those of a new user.
  public init(
    session: any SessionStore = MemorySessionStore(), auth: any AuthService = OpenDoor(),
    postcards: any PostcardService = SamplePostcards()
  ) {
    self.session = session
    self.auth = auth
    self.postcards = postcards
  }
}
