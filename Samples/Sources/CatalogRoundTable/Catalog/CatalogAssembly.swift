#if !os(macOS)
  import RoundTable
  import VignolaCore

  @MainActor func catalogAssembly(
    _ trunk: CatalogTrunk
  ) -> (ScreenHandle) -> RTAssembled<Catalog> {
    { place in
      Catalog.assemble(
        state: Catalog.State(), at: place, watch: trunk.watch,
        core: { CatalogCore(state: $0, cart: trunk.cart) },
        presenter: { CatalogPresenter(state: $0) },
        joint: { CatalogJoint(state: $0, place: $1, trunk: trunk) },
        view: { CatalogView(link: $0) })
    }
  }
#endif
