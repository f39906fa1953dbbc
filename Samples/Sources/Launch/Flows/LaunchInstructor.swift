/// Which flow the app is in, decided from what it remembers and from nothing else.
enum LaunchInstructor: Equatable {
  case auth
  case onboarding
  case main

  init(isSignedIn: Bool, hasSeenOnboarding: Bool) {
    switch (isSignedIn, hasSeenOnboarding) {
    case (false, _): self = .auth
    case (true, false): self = .onboarding
    case (true, true): self = .main
    }
  }
}
