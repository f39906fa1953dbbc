#if !os(macOS)
  import RoundTable
  import VignolaCore

  @MainActor func cartAssembly(
    _ trunk: CatalogTrunk
  ) -> (ScreenHandle) -> RTAssembled<CartModule> {
    { place in
      CartModule.assemble(
        state: CartModule.State(), at: place, watch: trunk.watch,
        core: { CartCore(state: $0, cart: trunk.cart) },
        presenter: { CartPresenter(state: $0) },
        joint: { _, _ in CartJoint() },
        view: { CartView(link: $0) })
    }
  }
#endif
