#if !os(macOS)
  import RoundTable
  import Shop
  import VignolaCore

  final class CatalogJoint: RTJoint {
    private let state: Catalog.State
    private let place: ScreenHandle
    private let trunk: CatalogTrunk

    init(state: Catalog.State, place: ScreenHandle, trunk: CatalogTrunk) {
      self.state = state
      self.place = place
      self.trunk = trunk
    }

    func handle(intent: Catalog.ViewIntent, _ port: RTJointPort<Catalog>) {
      switch intent {
      case .itemTapped(let id):
        guard let item = state.cart.assortment.first(where: { $0.id == id }) else { return }
        place.present(detailAssembly(trunk, about: item))
      case .cartTapped:
        place.push(cartAssembly(trunk)) { output in
          switch output {
          case .bought: .close
          }
        }
      case .plusTapped, .minusTapped: break
      }
    }

    func handle(event: Catalog.CoreEvent, _ port: RTJointPort<Catalog>) {}
  }
#endif
