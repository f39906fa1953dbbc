/// The item, ready for display.
struct DetailDisplay: Equatable {
  let title: String
  let countTitle: String
  let canRemove: Bool
}
