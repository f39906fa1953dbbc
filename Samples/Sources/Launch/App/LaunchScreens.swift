#if !os(macOS)
  import VignolaCore

  /// Makes the app's screens and hands to each the services that it needs.
  @MainActor struct LaunchScreens {
    let services: LaunchServices
    /// Is told of each component as it is made.
    let watch: (AnyObject) -> Void

    private func watched(_ view: any Screen, _ presenter: AnyObject) -> any Screen {
      watch(presenter)
      watch(view)
      return view
    }
  }

  extension LaunchScreens: AuthScreens {
    func makeEnter(onSignedIn: @escaping (Token) -> Void) -> any Screen {
      let presenter = EnterPresenter(auth: services.auth, onSignedIn: onSignedIn)
      let view = EnterViewController(output: presenter)
      presenter.view = view
      return watched(view, presenter)
    }
  }

  extension LaunchScreens: OnboardingScreens {
    func makeOnboarding(
      onInfo: @escaping () -> Void, onDone: @escaping () -> Void
    ) -> any Screen {
      let presenter = OnboardingPresenter(onInfo: onInfo, onDone: onDone)
      let view = OnboardingViewController(output: presenter)
      presenter.view = view
      return watched(view, presenter)
    }
  }

  extension LaunchScreens: MainScreens {
    func makePostcards(
      in scope: LifetimeScope, onPostcard: @escaping (Postcard) -> Void,
      onFailure: @escaping () -> Void, onSignOut: @escaping () -> Void
    ) -> any Screen {
      let presenter = PostcardsPresenter(
        service: services.postcards, in: scope, onPostcard: onPostcard, onFailure: onFailure,
        onSignOut: onSignOut)
      let view = PostcardsViewController(output: presenter)
      presenter.view = view
      return watched(view, presenter)
    }
  }

  extension LaunchScreens: PostcardScreens {
    func makePostcard(_ postcard: Postcard) -> any Screen {
      let presenter = PostcardPresenter(postcard: postcard)
      let view = PostcardViewController(output: presenter)
      presenter.view = view
      return watched(view, presenter)
    }
  }
#endif
