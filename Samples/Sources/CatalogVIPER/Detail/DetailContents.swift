/// What the interactor says about the item.
struct DetailContents: Equatable {
  let title: String
  let count: Int
}
