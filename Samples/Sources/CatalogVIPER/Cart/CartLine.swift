/// What the interactor says about one item of the cart.
struct CartLine: Equatable {
  let title: String
  let count: Int
}
