/// A flow's only public view: it wires units, holders, views and navigation, and can be put
/// anywhere.
///
/// ```swift
/// public struct CatalogViewGroup: View, ViewGroup {
///   @State private var flow: Lazy<CatalogContainer>
///   @State private var navigation = CatalogNavigation()
///
///   public init() { self.init(container: CatalogFlowFacade.container.make) }
///   package init(container: @escaping @MainActor () -> CatalogContainer) {
///     flow = Lazy(container)
///   }
/// }
/// ```
///
/// The contract:
/// - An initialiser without parameters, so that groups compose like bricks (the article's "LEGO").
///   What it needs comes from the flow module's ``ContainerSlot``; tests and previews use a second,
///   `package` initialiser that is given the container.
/// - Whatever is a reference and lives with the flow is `@State private var x: Lazy<...>`, made once,
///   at first use: making the group again, which SwiftUI does at will, makes nothing.
/// - Views get a state by value, an output as a ``/VignolaCore/WeakHandle``, navigation as a binding.
@MainActor public protocol ViewGroup {
  /// Makes the group over the container its module was configured with.
  init()
}
