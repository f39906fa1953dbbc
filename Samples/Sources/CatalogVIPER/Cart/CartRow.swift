/// A line of the cart, ready for display.
struct CartRow: Equatable {
  let title: String
  let count: String
}
