/// How a tab view shows its tabs.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// The style with a bar.
@MainActor @preconcurrency public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style with pages that are swiped through.
@MainActor @preconcurrency public struct PageTabViewStyle: TabViewStyle {
  /// When the dots that stand for the pages are shown.
  public struct IndexDisplayMode: Sendable {
    private let rawValue: Int

    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(rawValue: 0)
    /// Always.
    public static let always = IndexDisplayMode(rawValue: 1)
    /// Never.
    public static let never = IndexDisplayMode(rawValue: 2)
  }

  /// Makes the style.
  nonisolated public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style with a bar.
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { Self() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style with pages that are swiped through.
  @MainActor @preconcurrency public static var page: PageTabViewStyle { Self() }

  /// The style with pages that are swiped through.
  @MainActor @preconcurrency public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension EnvironmentValues {
  /// Whether the tab views inside show pages.
  var isPaged: Bool {
    get { self[IsPagedKey.self] }
    set { self[IsPagedKey.self] = newValue }
  }
}

private struct IsPagedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Sets how the tab views inside show their tabs.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    modifier(EnvironmentModifier { $0.isPaged = S.self == PageTabViewStyle.self })
  }
}
