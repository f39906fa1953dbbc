#if !os(macOS)
  import RoundTable
  import Shop
  import VignolaCore

  @MainActor func detailAssembly(
    _ trunk: CatalogTrunk, about item: Item
  ) -> (ScreenHandle) -> RTAssembled<Detail> {
    { place in
      Detail.assemble(
        state: Detail.State(item: item), at: place, watch: trunk.watch,
        core: { DetailCore(state: $0, cart: trunk.cart) },
        presenter: { DetailPresenter(state: $0) },
        joint: { _, _ in DetailJoint() },
        view: { DetailView(link: $0) })
    }
  }
#endif
