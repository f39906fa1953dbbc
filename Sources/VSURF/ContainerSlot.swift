/// Where a flow module finds its container: filled once, by the app, before the first view group of
/// the flow is shown.
///
/// ```swift
/// // in the flow module
/// public enum CatalogFlowFacade {
///   @MainActor package static let container = ContainerSlot { CatalogContainer(store: CartStore()) }
/// }
/// // in the app, at launch
/// CatalogFlowFacade.container.fill { CatalogContainer(store: store) }
/// ```
///
/// `ViewGroup.init()` takes no parameters, so something static must remain; this is all of it. It
/// holds a way to make a container and never a container: two groups of one flow share nothing.
@MainActor public final class ContainerSlot<Container> {
  private var maker: () -> Container
  /// Whether the app has said what to use.
  public private(set) var isFilled = false

  /// A slot that, until it is filled, makes containers that stand alone: those of previews and of
  /// a flow shown by itself.
  public init(standalone: @escaping () -> Container) {
    maker = standalone
  }

  /// Says how this process makes the flow's containers.
  ///
  /// - Returns: `false`, changing nothing, when the slot is filled already: a second filling would
  ///   give one flow two sources of truth.
  @discardableResult
  public func fill(_ make: @escaping () -> Container) -> Bool {
    guard !isFilled else { return false }
    isFilled = true
    maker = make
    return true
  }

  /// A new container.
  public func make() -> Container {
    maker()
  }
}
