/// The list, ready for display.
struct CatalogDisplay: Equatable {
  struct Row: Equatable {
    let id: Int
    let title: String
    let canRemove: Bool
  }

  let rows: [Row]
  let cartTitle: String
  let canOpenCart: Bool
}
